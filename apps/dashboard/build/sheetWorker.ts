import { serveSheets } from '@sikud/ui/sheet-worker'

serveSheets()

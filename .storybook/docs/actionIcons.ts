import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined'
import AddOutlined from '@mui/icons-material/AddOutlined'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import CheckCircle from '@mui/icons-material/CheckCircle'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import StarOutlined from '@mui/icons-material/StarOutlined'
import StopCircleOutlined from '@mui/icons-material/StopCircleOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FilterListOutlined from '@mui/icons-material/FilterListOutlined'
import FingerprintOutlined from '@mui/icons-material/FingerprintOutlined'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined'
import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined'
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined'
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import MenuOpenOutlined from '@mui/icons-material/MenuOpenOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RefreshOutlined from '@mui/icons-material/RefreshOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined'
import SkipPreviousOutlined from '@mui/icons-material/SkipPreviousOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewListOutlined from '@mui/icons-material/ViewListOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import WhatsApp from '@mui/icons-material/WhatsApp'
import type { IconMeaning } from './IconMeaning.ts'

/** The icons that stand for actions, such as saving, and for the results of actions. */
export const actionIcons: IconMeaning[] = [
  { name: 'AddOutlined', Icon: AddOutlined, means: 'create a record; zoom in' },
  { name: 'PhoneOutlined', Icon: PhoneOutlined, means: 'Telepon' },
  { name: 'SwapVertOutlined', Icon: SwapVertOutlined, means: 'Urut' },
  { name: 'RemoveOutlined', Icon: RemoveOutlined, means: 'zoom out' },
  { name: 'EditOutlined', Icon: EditOutlined, means: 'Ubah' },
  { name: 'DeleteOutlined', Icon: DeleteOutlined, means: 'Hapus' },
  { name: 'Inventory2Outlined', Icon: Inventory2Outlined, means: 'Arsipkan; an archived record' },
  { name: 'UnarchiveOutlined', Icon: UnarchiveOutlined, means: 'Pulihkan' },
  { name: 'LockOpenOutlined', Icon: LockOpenOutlined, means: 'Bebaskan IMEI, Bebaskan nopol' },
  { name: 'LockOutlined', Icon: LockOutlined, means: 'this user may not change it' },
  { name: 'PhonelinkLockOutlined', Icon: PhonelinkLockOutlined, means: 'two-step verification' },
  { name: 'SearchOutlined', Icon: SearchOutlined, means: 'Cari' },
  { name: 'FingerprintOutlined', Icon: FingerprintOutlined, means: 'Passkey' },
  { name: 'FilterListOutlined', Icon: FilterListOutlined, means: 'Saring' },
  { name: 'ViewWeekOutlined', Icon: ViewWeekOutlined, means: 'Kolom' },
  { name: 'FileDownloadOutlined', Icon: FileDownloadOutlined, means: 'Ekspor, Unduh' },
  { name: 'UploadFileOutlined', Icon: UploadFileOutlined, means: 'Pilih berkas' },
  { name: 'PrintOutlined', Icon: PrintOutlined, means: 'Cetak' },
  { name: 'MoreVertOutlined', Icon: MoreVertOutlined, means: 'more actions, on phones' },
  { name: 'ExpandMoreOutlined', Icon: ExpandMoreOutlined, means: 'expand' },
  { name: 'ChevronLeftOutlined', Icon: ChevronLeftOutlined, means: 'previous' },
  { name: 'ChevronRightOutlined', Icon: ChevronRightOutlined, means: 'next' },
  { name: 'CloseOutlined', Icon: CloseOutlined, means: 'close, clear, remove' },
  { name: 'MenuOutlined', Icon: MenuOutlined, means: 'open the menu' },
  { name: 'MenuOpenOutlined', Icon: MenuOpenOutlined, means: 'collapse the menu' },
  { name: 'CheckOutlined', Icon: CheckOutlined, means: 'selected; copied' },
  { name: 'CheckBoxOutlined', Icon: CheckBoxOutlined, means: 'ticked' },
  { name: 'CheckBoxOutlineBlankOutlined', Icon: CheckBoxOutlineBlankOutlined, means: 'not ticked' },
  {
    name: 'CheckCircleOutlined',
    Icon: CheckCircleOutlined,
    means: 'done; granted; a part of the system that is well',
  },
  { name: 'CancelOutlined', Icon: CancelOutlined, means: 'a part of the system that is broken' },
  { name: 'StopCircleOutlined', Icon: StopCircleOutlined, means: 'a part of the system that is off' },
  { name: 'CheckCircle', Icon: CheckCircle, means: 'the selected trip' },
  { name: 'HighlightOffOutlined', Icon: HighlightOffOutlined, means: 'not granted' },
  { name: 'BlockOutlined', Icon: BlockOutlined, means: 'Nonaktifkan; a disabled account' },
  { name: 'MailOutlined', Icon: MailOutlined, means: 'an invited account' },
  { name: 'HourglassEmptyOutlined', Icon: HourglassEmptyOutlined, means: 'a registration that waits' },
  { name: 'InfoOutlined', Icon: InfoOutlined, means: 'information' },
  { name: 'ErrorOutlineOutlined', Icon: ErrorOutlineOutlined, means: 'an error' },
  { name: 'WarningAmberOutlined', Icon: WarningAmberOutlined, means: 'warning' },
  { name: 'CloudOffOutlined', Icon: CloudOffOutlined, means: 'loading failed' },
  { name: 'RefreshOutlined', Icon: RefreshOutlined, means: 'retry' },
  { name: 'CompareArrowsOutlined', Icon: CompareArrowsOutlined, means: 'compare two roles' },
  { name: 'ContentCopyOutlined', Icon: ContentCopyOutlined, means: 'copy a text or a role' },
  { name: 'SendOutlined', Icon: SendOutlined, means: 'send a link by e-mail' },
  { name: 'LinkOutlined', Icon: LinkOutlined, means: 'copy the URL of this view, or the link of an account' },
  { name: 'OpenInNewOutlined', Icon: OpenInNewOutlined, means: 'opens in a new tab' },
  { name: 'KeyboardReturnOutlined', Icon: KeyboardReturnOutlined, means: 'Enter opens this' },
  { name: 'KeyboardOutlined', Icon: KeyboardOutlined, means: 'keyboard shortcuts' },
  {
    name: 'VisibilityOutlined',
    Icon: VisibilityOutlined,
    means: 'show the password; see what a role sees; take a quick look at a row',
  },
  { name: 'VisibilityOffOutlined', Icon: VisibilityOffOutlined, means: 'hide the password' },
  { name: 'MarkEmailReadOutlined', Icon: MarkEmailReadOutlined, means: 'read' },
  { name: 'DoneAllOutlined', Icon: DoneAllOutlined, means: 'all read' },
  { name: 'LightModeOutlined', Icon: LightModeOutlined, means: 'change to the light theme' },
  { name: 'DarkModeOutlined', Icon: DarkModeOutlined, means: 'change to the dark theme' },
  { name: 'LogoutOutlined', Icon: LogoutOutlined, means: 'Keluar' },
  { name: 'PlayArrowRounded', Icon: PlayArrowRounded, means: 'play' },
  { name: 'PauseRounded', Icon: PauseRounded, means: 'pause' },
  { name: 'SkipPreviousOutlined', Icon: SkipPreviousOutlined, means: 'the previous point' },
  { name: 'SkipNextOutlined', Icon: SkipNextOutlined, means: 'the next point' },
  { name: 'KeyboardDoubleArrowLeft', Icon: KeyboardDoubleArrowLeft, means: 'the previous stop' },
  { name: 'KeyboardDoubleArrowRight', Icon: KeyboardDoubleArrowRight, means: 'the next stop' },
  { name: 'ShareOutlined', Icon: ShareOutlined, means: 'share where a vehicle is' },
  { name: 'WhatsApp', Icon: WhatsApp, means: 'send by WhatsApp' },
  { name: 'TableRowsOutlined', Icon: TableRowsOutlined, means: 'show as a table' },
  { name: 'ViewListOutlined', Icon: ViewListOutlined, means: 'show as a list' },
  { name: 'ExpandLessOutlined', Icon: ExpandLessOutlined, means: 'raise the panel' },
  {
    name: 'AddCircleOutlineOutlined',
    Icon: AddCircleOutlineOutlined,
    means: 'add an unknown device to the fleet; add to a comparison',
  },
  { name: 'FitScreenOutlined', Icon: FitScreenOutlined, means: 'show the whole trip or fleet' },
  { name: 'FullscreenOutlined', Icon: FullscreenOutlined, means: 'full screen' },
  { name: 'FullscreenExitOutlined', Icon: FullscreenExitOutlined, means: 'leave the full screen' },
  { name: 'StarOutlined', Icon: StarOutlined, means: 'the list opens with this saved view' },
]

import type { UiTexts } from '../UiTexts.ts'

export const page: UiTexts['page'] = { breadcrumb: 'Breadcrumb', actions: 'More actions' }

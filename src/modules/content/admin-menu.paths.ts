import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MenuDraftInput, MenuDraftWire, ReleaseMenuInput, SaveMenuInput, TakeMenuInput } from './menu.contract.ts'

export const getMenuDraft = getCall<MenuDraftInput, MenuDraftWire>('/admin/menu/draft')
export const saveMenuDraft = postCall<SaveMenuInput, MenuDraftWire>('/admin/menu/save', { once: true })
/** The draft becomes what shoppers see. */
export const releaseMenu = postCall<ReleaseMenuInput, MenuDraftWire>('/admin/menu/release', { once: true })
/** A release is put into the draft; number 0: what is live. */
export const takeMenuRelease = postCall<TakeMenuInput, MenuDraftWire>('/admin/menu/take', { once: true })

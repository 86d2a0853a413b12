import { getCall, postCall } from '#platform/wire/call-path.ts'
import { MenuDraftInput, MenuDraftWire, ReleaseMenuInput, SaveMenuInput, TakeMenuInput } from './menu.contract.ts'

export const getMenuDraft = getCall('/admin/menu/draft', { access: 'arrange-home', input: MenuDraftInput, output: MenuDraftWire })
export const saveMenuDraft = postCall('/admin/menu/save', {
  access: 'arrange-home',
  once: true,
  input: SaveMenuInput,
  output: MenuDraftWire,
})
/** The draft becomes what shoppers see. */
export const releaseMenu = postCall('/admin/menu/release', {
  access: 'arrange-home',
  once: true,
  input: ReleaseMenuInput,
  output: MenuDraftWire,
})
/** A release is put into the draft; number 0: what is live. */
export const takeMenuRelease = postCall('/admin/menu/take', {
  access: 'arrange-home',
  once: true,
  input: TakeMenuInput,
  output: MenuDraftWire,
})

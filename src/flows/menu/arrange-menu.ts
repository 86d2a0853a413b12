import type { Language } from '#language/languages.ts'
import { addRelease, getDraft, getRelease, type HomeSide, listReleases, MENU, putDraft } from '#modules/content/index.server.ts'
import type { MenuDraftWire, MenuEntry, ReleaseMenuInput, SaveMenuInput, TakeMenuInput } from '#modules/content/menu.contract.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import { type AuditAction, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { defaultMenu } from './default-menu.ts'
import { readMenuTree } from './menu-tree.ts'
import { presentMenu } from './present-menu.ts'

type Editor = Operator & { language: Language }

/** Shows an operator the draft of a side's menu; before the first release it begins with what shoppers see anyway. */
export async function showMenuDraft(tx: Read, side: HomeSide, { language }: Pick<Editor, 'language'>): Promise<MenuDraftWire> {
  const { changedAt, blocks, ...draft } = await getDraft(tx, MENU, side)
  const releases = await listReleases(tx, MENU, side)
  const tree = await readMenuTree(tx, language)
  const entries = draft.changed || releases.length > 0 ? blocks : defaultMenu(tree, side)
  return {
    ...draft,
    sexType: side,
    changeTime: changedAt?.toISOString() ?? '',
    entries,
    shown: presentMenu(entries, tree, language),
    releases,
  }
}

/** Keeps the draft as an operator has arranged it; refuses MOVED_ON. */
export async function saveMenu(tx: Tx, editor: Editor, { sexType, version, entries }: SaveMenuInput): Promise<MenuDraftWire> {
  const { blocks: before } = await getDraft(tx, MENU, sexType)
  await holdPictures(tx, picturesIn(entries))
  await putDraft(tx, MENU, { side: sexType, version, by: editor.name }, entries)
  await audit(tx, editor, sexType, 'save-menu', { before: { entries: before }, after: { entries } })
  return showMenuDraft(tx, sexType, editor)
}

/** Makes the draft what shoppers see. */
export async function releaseMenu(tx: Tx, editor: Editor, { sexType, version, note }: ReleaseMenuInput): Promise<MenuDraftWire> {
  const { entries } = await showMenuDraft(tx, sexType, editor)
  await putDraft(tx, MENU, { side: sexType, version, by: editor.name }, null)
  const number = await addRelease(tx, MENU, { side: sexType, by: editor.name, note, blocks: entries, againOf: null })
  await audit(tx, editor, sexType, 'release-menu', { after: { number, note } })
  return showMenuDraft(tx, sexType, editor)
}

/** Puts a former release into the draft, or (number 0) what is live. */
export async function takeMenu(tx: Tx, editor: Editor, { sexType, version, number }: TakeMenuInput): Promise<MenuDraftWire> {
  const entries = number === 0 ? null : await getRelease(tx, MENU, sexType, number)
  await putDraft(tx, MENU, { side: sexType, version, by: editor.name }, entries)
  await audit(tx, editor, sexType, 'take-menu-release', { after: { number } })
  return showMenuDraft(tx, sexType, editor)
}

const picturesIn = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ promotion }) => (promotion ? [promotion.picture.hash] : []))

type Changes = { before?: Record<string, unknown>; after: Record<string, unknown> }
const audit = (tx: Tx, by: Editor, side: HomeSide, action: AuditAction, changes: Changes): Promise<void> =>
  recordAudit(tx, { by, action, subject: 'menu', subjectId: side, ...changes })

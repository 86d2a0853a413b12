import type {
  HomeBlock,
  HomeDraftWire,
  ReleaseAgainInput,
  ReleaseHomeInput,
  SaveHomeInput,
  TakeReleaseInput,
} from '#modules/content/home.contract.ts'
import { arrangementProblem } from '#modules/content/home.rules.ts'
import { askForPictures } from '#modules/catalogue/editing/index.server.ts'
import { addRelease, getDraft, getRelease, HOME, type HomeSide, listReleases, putDraft } from '#modules/content/index.server.ts'
import { countByCategory, findCards, findCollectionTitle, nameBrands } from '#modules/search/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import type { Language } from '#language/languages.ts'
import { type AuditAction, type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuseField } from '#platform/refusal.ts'
import { presentBlocks } from './present-blocks.ts'

export type Editor = Operator & { language: Language }

/** Shows an operator the draft of one side, how shoppers would see it, and the releases there were. */
export async function showHomeDraft(tx: Read, sexType: HomeSide, { language }: Editor): Promise<HomeDraftWire> {
  const { changedAt, ...draft } = await getDraft(tx, HOME, sexType)
  return {
    ...draft,
    sexType,
    changeTime: changedAt?.toISOString() ?? '',
    shown: await presentBlocks(draft.blocks, sexType, language),
    releases: await listReleases(tx, HOME, sexType),
  }
}

/** Keeps the draft as an operator has arranged it; refused when it was changed meanwhile, or names what the shop does not have. */
export async function saveHome(tx: Tx, editor: Editor, { sexType, version, blocks }: SaveHomeInput): Promise<HomeDraftWire> {
  const before = await getDraft(tx, HOME, sexType)
  const arranged = arrangementProblem(blocks)
  if (arranged) refuseField(`blocks.${arranged.at}.kind`, arranged.problem)
  const known = new Set(before.blocks.map((block) => JSON.stringify(block)))
  for (const [at, block] of blocks.entries()) if (!known.has(JSON.stringify(block))) await requireKnown(block, at)
  await holdPictures(
    tx,
    picturesIn(blocks).map(({ hash }) => hash),
  )
  await putDraft(tx, HOME, { side: sexType, version, by: editor.name }, blocks)
  await audit(tx, editor, sexType, 'save-home', { before: { blocks: before.blocks }, after: { blocks } })
  return showHomeDraft(tx, sexType, editor)
}

/** Makes the draft what shoppers see. */
export async function releaseDraft(tx: Tx, editor: Editor, { sexType, version, note }: ReleaseHomeInput): Promise<HomeDraftWire> {
  const { blocks } = await getDraft(tx, HOME, sexType)
  await putDraft(tx, HOME, { side: sexType, version, by: editor.name }, null)
  const number = await addRelease(tx, HOME, { side: sexType, by: editor.name, note, blocks, againOf: null })
  await askForPictures(tx, picturesIn(blocks))
  await audit(tx, editor, sexType, 'release-home', { after: { number, note } })
  return showHomeDraft(tx, sexType, editor)
}

/** Makes a former release what shoppers see again; the draft stays as it is. Refuses MOVED_ON where another is live by now. */
export async function releaseAgain(
  tx: Tx,
  editor: Editor,
  { sexType, number, live, note }: ReleaseAgainInput,
): Promise<HomeDraftWire> {
  const blocks = await getRelease(tx, HOME, sexType, number)
  const next = await addRelease(tx, HOME, { side: sexType, by: editor.name, note, blocks, againOf: number })
  // The draft is locked while it is released: no other release can have come before this line.
  if (next !== live + 1) await refuseMovedOn(tx, 'home', sexType)
  await audit(tx, editor, sexType, 'release-home-again', { after: { number: next, againOf: number, note } })
  return showHomeDraft(tx, sexType, editor)
}

/** Puts a former release into the draft, or (number 0) what is live. */
export async function takeRelease(
  tx: Tx,
  editor: Editor,
  { sexType, version, number }: TakeReleaseInput,
): Promise<HomeDraftWire> {
  const before = await getDraft(tx, HOME, sexType)
  const blocks = number === 0 ? null : await getRelease(tx, HOME, sexType, number)
  await putDraft(tx, HOME, { side: sexType, version, by: editor.name }, blocks)
  await audit(tx, editor, sexType, 'take-home-release', { before: { blocks: before.blocks }, after: { number } })
  return showHomeDraft(tx, sexType, editor)
}

const picturesIn = (blocks: HomeBlock[]): { hash: string; width: number }[] =>
  [...JSON.stringify(blocks).matchAll(/"hash":"([0-9a-f]{32})","width":(\d+)/g)].map(([, hash = '', width]) => ({
    hash,
    width: Number(width),
  }))

type Changes = { before?: Record<string, unknown>; after: Record<string, unknown> }
const audit = (tx: Tx, by: Editor, side: HomeSide, action: AuditAction, changes: Changes): Promise<void> =>
  recordAudit(tx, { by, action, subject: 'home', subjectId: side, ...changes })

/** Only what is new or changed is looked up: a piece that has left the shop since must not hold up other work. */
async function requireKnown(block: HomeBlock, at: number): Promise<void> {
  const codes = block.kind === 'designers' ? block.codes : block.kind === 'brands' ? block.brands.map(({ code }) => code) : []
  if (nameBrands(codes).length < codes.length)
    refuseField(`blocks.${at}.${block.kind === 'brands' ? 'brands' : 'codes'}`, 'no-such-brand')
  if (block.kind === 'scene') return requirePieces(block.codes, `blocks.${at}.codes`)
  if (block.kind !== 'rail') return
  const { goods } = block
  if (goods.from === 'codes') return requirePieces(goods.codes, `blocks.${at}.goods.codes`)
  if (goods.from === 'brand' && nameBrands([goods.code]).length === 0) refuseField(`blocks.${at}.goods.code`, 'no-such-brand')
  if (goods.from === 'collection' && findCollectionTitle(goods.code, 'en') === undefined)
    refuseField(`blocks.${at}.goods.code`, 'choose-one')
  if (goods.from !== 'category') return
  const counts = await countByCategory()
  if ((counts.get(goods.path) ?? 0) === 0) refuseField(`blocks.${at}.goods.path`, 'no-such-category')
}

async function requirePieces(codes: readonly string[], field: string): Promise<void> {
  const known = new Set((await findCards(codes, 'en')).map(({ spuCode }) => spuCode))
  if (codes.some((code) => !known.has(code))) refuseField(field, 'no-such-product')
}

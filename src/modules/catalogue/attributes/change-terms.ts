import { sql } from 'kysely'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { type AuditAction, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { tellOfProducts } from '../tell-of-products.ts'
import { countTermUse, isChosen, listTerms, namedAs, productsAsked, productsWith } from './read-terms.ts'
import type { MergeTermInput, PlaceTermInput, Term, TermInput, TermKind, TermOf } from './attribute-terms.contract.ts'
import { idOf, placedAt, termProblems } from './attribute-terms.rules.ts'

/** Adds a term or changes one; what is shown of pieces that have it follows. Refuses MOVED_ON and BAD_INPUT. */
export async function saveTerm(tx: Tx, by: Operator, wanted: Term): Promise<Term> {
  const list = await lockTerms(tx, wanted.kind)
  const old = wanted.id === '' ? undefined : termOf(list, wanted.id)
  if (old && old.version !== wanted.version) await refuseQuicker(tx, wanted)
  refuseFields(termProblems(wanted, list))
  const term = { ...wanted, id: old?.id ?? idOf(wanted.name.en, await takenIds(tx, wanted.kind)) }
  if (term.kind === 'attribute') await settleChoices(tx, term, old as TermOf<'attribute'> | undefined)
  const row = {
    ...{ name_en: term.name.en, name_zh: term.name.zh, facts: JSON.stringify(term.facts), retired: term.retired },
    ...{ version: (old?.version ?? 0) + 1, changed_by: by.name, changed_at: clock.now() },
  }
  if (old) await whereTerm(tx, term).set(row).execute()
  else
    await catalogueTables(tx)
      .insertInto('shelf_terms')
      .values({ kind: term.kind, term_id: term.id, position: list.length + 1, ...row })
      .execute()
  if (old && isSeenOtherwise(old, term)) await tellOfPieces(tx, term)
  await tellOfAsked(tx, old, term)
  await audit(tx, by, old ? 'term-changed' : 'term-added', term, { ...(old ? { before: toldOf(old) } : {}), after: toldOf(term) })
  return termOf(await listTerms(tx, term.kind), term.id)
}

/** Puts a term elsewhere in its list. */
export async function placeTerm(tx: Tx, by: Operator, { kind, id, place }: PlaceTermInput): Promise<Term[]> {
  const list = await lockTerms(tx, kind)
  const placed = placedAt(list, termOf(list, id), place)
  const moved = placed.flatMap((term, at) => (list[at] === term ? [] : [{ id: term.id, at: at + 1 }]))
  await sql`update shelf_terms t set position = m.position
    from unnest(${moved.map((each) => each.id)}::text[], ${moved.map(({ at }) => at)}::integer[]) as m (id, position)
    where t.kind = ${kind} and t.term_id = m.id`.execute(tx)
  await audit(tx, by, 'term-placed', { kind, id }, { after: { place } })
  return listTerms(tx, kind)
}

/** Makes one term another: pieces, drafts and categories that name it name that. */
export async function mergeTerm(tx: Tx, by: Operator, { kind, id, into }: MergeTermInput): Promise<Term[]> {
  const list = await lockTerms(tx, kind)
  const [own] = [termOf(list, id), termOf(list, into)]
  if (kind === 'attribute' || id === into) refuseFields({ into: 'choose-one' })
  else {
    const pieces = await idsWith(tx, { kind, id })
    await carry(tx, kind, id, into)
    await catalogueTables(tx)
      .updateTable('shelf_terms')
      .set({ merged_into: into })
      .where('kind', '=', kind)
      .where((term) => term.or([term('term_id', '=', id), term('merged_into', '=', id)]))
      .execute()
    await tellOfProducts(tx, pieces)
    await audit(tx, by, 'term-merged', { kind, id }, { before: toldOf(own), after: { into } })
  }
  return listTerms(tx, kind)
}

/** Takes a term away that nothing names. Refuses TERM_IN_USE. */
export async function removeTerm(tx: Tx, by: Operator, { kind, id }: TermInput): Promise<Term[]> {
  const old = termOf(await lockTerms(tx, kind), id)
  const { pieces, others } = await countTermUse(tx, { kind, id })
  if (pieces + others > 0) refuse('TERM_IN_USE')
  await catalogueTables(tx)
    .deleteFrom('shelf_terms')
    .where('kind', '=', kind)
    .where((term) => term.or([term('term_id', '=', id), term('merged_into', '=', id)]))
    .execute()
  await tellOfAsked(tx, old, undefined)
  await audit(tx, by, 'term-removed', { kind, id }, { before: toldOf(old) })
  return listTerms(tx, kind)
}

/** The terms of a kind, for one who changes them: nobody else does until the transaction ends. */
async function lockTerms(tx: Tx, kind: TermKind): Promise<Term[]> {
  await lockNames(tx, [`terms ${kind}`])
  return listTerms(tx, kind)
}

const termOf = (list: readonly Term[], id: string): Term => list.find((term) => term.id === id) ?? refuse('NOT_FOUND')

const takenIds = async (tx: Tx, kind: TermKind): Promise<Set<string>> => {
  const rows = await catalogueTables(tx).selectFrom('shelf_terms').select('term_id as id').where('kind', '=', kind).execute()
  return new Set(rows.map(({ id }) => id))
}

const whereTerm = (tx: Tx, { kind, id }: TermInput) =>
  catalogueTables(tx).updateTable('shelf_terms').where('kind', '=', kind).where('term_id', '=', id)

/** Refuses MOVED_ON, with who has changed it: the trail also has who moved it in its list, which is no other version. */
async function refuseQuicker(tx: Tx, { kind, id }: TermInput): Promise<never> {
  const row = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(['changed_by as by', 'changed_at as at'])
    .where('kind', '=', kind)
    .where('term_id', '=', id)
    .executeTakeFirst()
  return refuse('MOVED_ON', { by: row?.by ?? '', time: (row?.at ?? clock.now()).toISOString() })
}

function refuseFields(fields: Record<string, AnyFieldProblem>): void {
  const [field] = Object.keys(fields)
  if (field !== undefined) refuse('BAD_INPUT', { field, fields })
}

/** New choices get their ids; one that pieces have is retired and not removed, and what they have been answered stays an answer. */
async function settleChoices(tx: Tx, term: TermOf<'attribute'>, old: TermOf<'attribute'> | undefined): Promise<void> {
  const taken = new Set(term.facts.choices.map(({ id }) => id))
  term.facts = {
    ...term.facts,
    choices: term.facts.choices.map((choice) => {
      const id = choice.id || idOf(choice.name.en, taken)
      taken.add(id)
      return { ...choice, id }
    }),
  }
  if (!old) return
  if (old.facts.answer !== term.facts.answer && (await countTermUse(tx, old)).pieces > 0)
    refuseFields({ 'facts.answer': 'in-use' })
  for (const { id } of old.facts.choices)
    if (!taken.has(id) && (await isChosen(tx, term.id, id))) refuseFields({ 'facts.choices': 'choice-in-use' })
}

/** Search and pages of pieces say something else now; the order and what editors are offered are theirs alone. */
const isSeenOtherwise = (old: Term, term: Term): boolean =>
  JSON.stringify([old.name, old.facts]) !== JSON.stringify([term.name, term.facts])

const idsWith = async (tx: Tx, term: TermInput): Promise<string[]> =>
  (await productsWith(tx, term).execute()).map(({ productId }) => productId)

/** The pages of every process are drawn anew by the change of the table itself; search is told of the pieces. */
const tellOfPieces = async (tx: Tx, term: TermInput): Promise<void> =>
  term.kind === 'size-table' ? undefined : tellOfProducts(tx, await idsWith(tx, term))

/** An attribute that is asked of other pieces, or asked otherwise: whether they are complete is judged anew. */
async function tellOfAsked(tx: Tx, old: Term | undefined, term: Term | undefined): Promise<void> {
  const asked = [old, term].map(askedBy)
  if (JSON.stringify(asked[0]) === JSON.stringify(asked[1])) return
  const branches = asked.flatMap((each) => (each ? [each.categories] : []))
  await tellOfProducts(tx, await productsAsked(tx, branches), 'product-asked')
}

/** Of whom a term asks for what; nothing where no piece is incomplete without it. */
function askedBy(term: Term | undefined): { categories: string[]; answer: string } | undefined {
  if (term?.kind !== 'attribute' || !term.facts.required || term.retired) return undefined
  return { categories: term.facts.categories, answer: term.facts.answer }
}

async function carry(tx: Tx, kind: Exclude<TermKind, 'attribute'>, id: string, into: string): Promise<void> {
  const [was, is] = [`"${namedAs[kind]}": "${id}"`, `"${namedAs[kind]}": "${into}"`]
  await sql`update product_drafts set document = replace(document::text, ${was}, ${is})::jsonb
    where strpos(document::text, ${was}) > 0`.execute(tx)
  if (kind === 'material')
    await sql`update products set details = replace(details::text, ${was}, ${is})::jsonb
      where jsonb_path_query_array(details, '$.composition[*].materialId') ? ${id}`.execute(tx)
  if (kind === 'size-table') {
    await catalogueTables(tx).updateTable('products').set({ size_table: into }).where('size_table', '=', id).execute()
    await catalogueTables(tx).updateTable('categories').set({ size_table: into }).where('size_table', '=', id).execute()
  }
  if (kind !== 'colour') return
  await catalogueTables(tx).updateTable('product_colours').set({ colour_id: into }).where('colour_id', '=', id).execute()
  // One that becomes what its own family was stands under its own name.
  await sql`update shelf_terms set facts = jsonb_set(facts, '{family}', to_jsonb(case when term_id = ${into} then '' else ${into}::text end))
    where kind = 'colour' and facts ->> 'family' = ${id}`.execute(tx)
}

const toldOf = ({ name, retired, facts }: Term) => ({ name, retired, ...facts })

const audit = (
  tx: Tx,
  by: Operator,
  action: AuditAction,
  { kind, id }: TermInput,
  told: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> => recordAudit(tx, { by, action, subject: kind, subjectId: id, ...told })

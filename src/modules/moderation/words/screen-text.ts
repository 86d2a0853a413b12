import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { isName, type Severity, type SignalSource, type SubjectKind } from '../queue/cases.rules.ts'
import type { NewSignal } from '../queue/cases.ts'
import { moderationTables } from '../moderation.tables.ts'
import { foldWriting } from './fold-writing.rules.ts'
import { foreignLinks } from './links.rules.ts'
import { mayWriteMore, SAME_TEXTS, TRUSTED_DAYS } from './rates.rules.ts'
import { liveMatcher } from './word-lists.ts'
import { type Hit, type Outcome, outcomeOf, worse, worstHit } from './word-list.rules.ts'

export type Written = { kind: SubjectKind; text: string; accountId: string; ownHost: string }
export type Screened = {
  outcome: Outcome
  severity: Severity
  /** What is to be said in its case; empty where it is published and nothing was found. */
  signals: NewSignal[]
}

/**
 * What becomes of a text before others see it: it is published, put before a moderator beside that, read by one first, or not taken. Refuses
 * those who write too much for how long they have been here, or may not write at all.
 */
export async function screenText(tx: Tx, written: Written): Promise<Screened> {
  const { kind, text, accountId } = written
  const author = await readAuthor(tx, accountId)
  if (author.rests) refuse('MAY_NOT_WRITE')
  await lockNames(tx, [`writes ${accountId}`])
  const sameness = createHash('sha256').update(foldWriting(text).text).digest()
  const lately = await countLately(tx, accountId, sameness)
  if (!isName(kind) && !mayWriteMore(author.days, lately.hour)) refuse('WRITES_TOO_MUCH')
  await moderationTables(tx)
    .insertInto('screened_texts')
    .values({ account_id: accountId, written_at: clock.now(), kind, sameness })
    .execute()
  const hits = (await liveMatcher(tx)).find(text, kind)
  const isTrusted = author.days >= TRUSTED_DAYS && author.strikes === 0
  const links = isTrusted && !isName(kind) ? [] : foreignLinks(text, written.ownHost)
  const isRepeated = text.length >= SAME_TEXTS.shortest && lately.same >= SAME_TEXTS.most
  return judge(hits, links, isRepeated)
}

/** Who rests publishes nothing, also where there is no new word to read. */
export async function refuseResting(tx: Read, accountId: string): Promise<void> {
  if ((await readAuthor(tx, accountId)).rests) refuse('MAY_NOT_WRITE')
}

function judge(hits: readonly Hit[], links: readonly string[], isRepeated: boolean): Screened {
  const worst = worstHit(hits)
  const signal = (source: SignalSource, reason: NewSignal['reason'], words: string): NewSignal => ({ source, reason, words })
  const found: [is: boolean, outcome: Outcome, severity: Severity, signal: NewSignal][] = [
    [worst !== undefined, outcomeOf(hits), worst?.word.severity ?? 1, signal('word', worst?.word.rule ?? 'spam', wordsOf(hits))],
    [links.length > 0, 'wait', 1, signal('link', 'spam', links.join(', '))],
    [isRepeated, 'wait', 1, signal('same', 'spam', '')],
  ]
  const said = found.filter(([is]) => is)
  return {
    outcome: said.reduce<Outcome>((outcome, [, next]) => worse(outcome, next), 'publish'),
    severity: said.reduce<Severity>((most, [, , severity]) => (severity > most ? severity : most), 1),
    signals: said.map(([, , , one]) => one),
  }
}
const wordsOf = (hits: readonly Hit[]): string => [...new Set(hits.map(({ word }) => word.word))].join(', ')

const Author = z.object({ days: z.number(), strikes: z.number(), rests: z.boolean() })

/** How long somebody has been a member, and what counts against them; a guest has come today. */
async function readAuthor(tx: Read, accountId: string): Promise<z.output<typeof Author>> {
  const now = clock.now()
  const [found] = await readRows(
    tx,
    Author,
    sql`select coalesce(extract(epoch from ${now}::timestamptz - (select joined_at from member_card where account_id = ${accountId})), 0)::float8
        / ${DAY / 1000} as days,
      (select count(*) from moderation_measures where account_id = ${accountId} and lifted_at is null and expires_at > ${now})::int as strikes,
      exists (select from community_rests where account_id = ${accountId}) as rests`,
  )
  return found ?? { days: 0, strikes: 0, rests: false }
}

const Lately = z.object({ hour: z.number(), same: z.number() })

async function countLately(tx: Tx, accountId: string, sameness: Buffer): Promise<z.output<typeof Lately>> {
  const anHourAgo = new Date(clock.now().getTime() - 60 * MINUTE)
  const [found] = await readRows(
    tx,
    Lately,
    sql`select count(*) filter (where written_at > ${anHourAgo})::int as hour, count(*) filter (where sameness = ${sameness})::int as same
      from screened_texts where account_id = ${accountId} and written_at > ${new Date(clock.now().getTime() - DAY)}`,
  )
  return found ?? { hour: 0, same: 0 }
}

/** What was written a day ago counts for nothing any more. */
export async function purgeScreened(tx: Tx): Promise<void> {
  await moderationTables(tx)
    .deleteFrom('screened_texts')
    .where('written_at', '<', new Date(clock.now().getTime() - DAY))
    .execute()
}

import type { Language } from '#language/languages.ts'
import {
  findAnswers,
  findConversation,
  findSubject,
  listNotes,
  type Party,
  readCard,
  readThread,
  requirePicture,
  type Thread,
} from '#modules/conversations/index.server.ts'
import type {
  AnswersWire,
  AskedSubject,
  DeskThreadWire,
  SubjectWire,
  ThreadWire,
} from '#modules/conversations/conversations.contract.ts'
import { findMember } from '#modules/members/index.server.ts'
import { readAttached } from '#modules/uploads/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'

type Wanted = { conversationId: string; before: number }

/** What was written, and whether a merchant says that it is away. */
export async function showThread(tx: Read, party: Party, wanted: Wanted, language: Language): Promise<ThreadWire> {
  const { row, wire } = await readThread(tx, party, wanted, language)
  return { ...wire, away: await awayWords(tx, row.kind === 'seller' ? row.merchantId : null, language) }
}

const awayWords = async (tx: Read, merchantId: string | null, language: Language): Promise<string> =>
  merchantId === null ? '' : spoken((await findAnswers(tx, merchantId)).away, language)

/** What is written in one language stands in for the other. */
const spoken = ({ en, zh }: AnswersWire['away'], language: Language): string => (language === 'zh' ? zh || en : en || zh)

/** Before anything is written: what it would be about, and where it was asked before. */
export async function showSubject(tx: Read, accountId: string, asked: AskedSubject, language: Language): Promise<SubjectWire> {
  const subject = await findSubject(tx, accountId, asked)
  return {
    conversationId: (await findConversation(tx, subject)) ?? '',
    kind: subject.kind,
    name: language === 'zh' ? subject.merchantZh : subject.merchantEn,
    card: await readCard(tx, subject, language),
    away: await awayWords(tx, subject.merchantId, language),
  }
}

/** All that a colleague answers by. */
export async function showDeskThread(tx: Read, party: Party, wanted: Wanted, language: Language): Promise<DeskThreadWire> {
  const { row, wire }: Thread = await readThread(tx, party, wanted, language)
  const notes = await listNotes(tx, wanted.conversationId)
  const member = row.accountId === null ? undefined : await findMember(tx, row.accountId)
  return {
    ...wire,
    assignee: row.assignee ?? '',
    isMine: row.assigneeId === party.accountId,
    language: member?.language ?? 'en',
    accountId: row.accountId ?? '',
    merchantId: row.merchantId ?? '',
    notes: notes.map(({ author, time, ...note }) => ({ ...note, author: author ?? '', time: time.toISOString() })),
  }
}

/** A picture that was sent in a conversation, for those who are in it. */
export async function showPicture(
  tx: Read,
  storage: Storage,
  party: Party,
  { conversationId, uploadId }: { conversationId: string; uploadId: string },
): Promise<FileAnswer> {
  await requirePicture(tx, party, conversationId, uploadId)
  return readAttached(tx, storage, uploadId)
}

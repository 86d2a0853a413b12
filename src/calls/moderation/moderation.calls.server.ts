import { postOfCase } from '#flows/community/post-as-subject.ts'
import { retellAround } from '#flows/community/bundles.ts'
import { appeal, judgeAgain, judgeAppeal, judgeCase } from '#flows/moderation/judge-case.ts'
import { changeWords, publishList, tryList } from '#flows/moderation/change-words.ts'
import {
  appealDecision,
  decideAppeal,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listOwnDecisions,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { listCases, listWords, showCase, showDecisions } from '#modules/moderation/index.server.ts'
import {
  addModerationWord,
  discardModerationWords,
  listModerationWords,
  publishModerationWords,
  removeModerationWord,
  testModerationWords,
} from '#modules/moderation/words/words.paths.ts'
import type { SubjectKind } from '#modules/moderation/queue/cases.rules.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { placeUploads, type Uploads } from '#modules/uploads/index.server.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

type Operator = { accountId: string; permissions: readonly Permission[] }
const shown = (tx: Read, caller: Operator, caseNo: string) =>
  showCase(tx, caseNo, { accountId: caller.accountId, mayDecideAppeals: holds(caller, 'decide-appeals') })

const purposeOf: Partial<Record<SubjectKind, UploadPurpose>> = {
  review: 'review',
  post: 'post-picture',
  picture: 'profile-picture',
  profile: 'profile-picture',
}

const deskCalls = ({ uploads }: { uploads: Uploads }): Call[] => [
  defineCall(listModerationCases, ({ tx }, wanted) => listCases(tx, wanted)),
  defineCall(getModerationCase, ({ tx, caller }, { caseNo }) => shown(tx, caller, caseNo)),
  defineCall(
    decideModerationCase,
    async ({ tx, caller }, judgement) => {
      await judgeCase(tx, actorOf(caller), judgement, retellAround)
      return shown(tx, caller, judgement.caseNo)
    },
    {
      // What the storage does not bring now comes with the next sweep.
      afterCommit: async ({ database, log }, decided) => {
        const purpose = purposeOf[decided.kind]
        if (purpose && decided.pictures.length > 0)
          await placeUploads(database, uploads.storage, purpose, decided.pictures).catch((problem: unknown) =>
            log.warn({ reason: String(problem) }, 'pictures of a case were not brought to where they belong'),
          )
        return decided
      },
    },
  ),
  defineCall(reopenModerationCase, async ({ tx, caller }, { caseNo }) => {
    await judgeAgain(tx, actorOf(caller), caseNo, { post: postOfCase })
    return shown(tx, caller, caseNo)
  }),
  defineCall(decideAppeal, async ({ tx, caller }, said) => {
    await judgeAppeal(tx, actorOf(caller), said, retellAround)
    return shown(tx, caller, said.caseNo)
  }),
]

const wordCalls: Call[] = [
  defineCall(listModerationWords, ({ tx }, wanted) => listWords(tx, wanted)),
  defineCall(addModerationWord, async ({ tx, caller }, word) => {
    await changeWords(tx, actorOf(caller), { add: word })
    return {}
  }),
  defineCall(removeModerationWord, async ({ tx, caller }, { wordId }) => {
    await changeWords(tx, actorOf(caller), { remove: wordId })
    return {}
  }),
  defineCall(testModerationWords, ({ tx }, { draft }) => tryList(tx, draft)),
  defineCall(publishModerationWords, async ({ tx, caller }, { draft }) => {
    await publishList(tx, actorOf(caller), draft)
    return {}
  }),
  defineCall(discardModerationWords, async ({ tx, caller }, { draft }) => {
    await changeWords(tx, actorOf(caller), { discard: draft })
    return {}
  }),
]

const authorCalls: Call[] = [
  defineCall(listOwnDecisions, ({ tx, caller }) => showDecisions(tx, caller.accountId)),
  defineCall(appealDecision, async ({ tx, caller }, said) => {
    await appeal(tx, caller.accountId, said)
    return showDecisions(tx, caller.accountId)
  }),
]

/** What members write, and who decides on it. */
export const moderationCalls = (host: { uploads: Uploads }): Call[] => [...deskCalls(host), ...wordCalls, ...authorCalls]

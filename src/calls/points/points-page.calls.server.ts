import {
  askCorrection as ask,
  decideCorrection as decide,
  showMemberPoints,
  showPointsPage,
} from '#flows/points/correct-points.ts'
import { askCorrection, decideCorrection, getMemberPoints, listPoints } from '#modules/points/points-page.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What members have, and what the shop gives and takes for a reason. */
export const pointsPageCalls: Call[] = [
  defineCall(listPoints, ({ tx }, { word }) => showPointsPage(tx, word)),
  defineCall(getMemberPoints, ({ tx }, { accountId }) => showMemberPoints(tx, accountId)),
  defineCall(askCorrection, async ({ tx, caller }, wanted) => {
    await ask(tx, actorOf(caller), wanted)
    return showMemberPoints(tx, wanted.accountId)
  }),
  defineCall(decideCorrection, async ({ tx, caller }, { correctionId, agree }) =>
    showMemberPoints(tx, await decide(tx, actorOf(caller), correctionId, agree)),
  ),
]

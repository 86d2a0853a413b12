import {
  askCorrection as ask,
  decideCorrection as decide,
  showMemberPoints,
  showPointsRoom,
} from '#flows/points/correct-points.ts'
import {
  CorrectionInput,
  DecideCorrectionInput,
  MemberPointsInput,
  MemberPointsWire,
  PointsRoomInput,
  PointsRoomWire,
} from '#modules/points/points-room.contract.ts'
import { askCorrection, decideCorrection, getMemberPoints, listPoints } from '#modules/points/points-room.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** Of people alone: a machine is no second pair of eyes. */
const access = 'correct-points'

/** What members have, and what the shop gives and takes for a reason. */
export const pointsRoomCalls: Call[] = [
  defineCall(listPoints, {
    access,
    input: PointsRoomInput,
    output: PointsRoomWire,
    run: ({ tx }, { word }) => showPointsRoom(tx, word),
  }),
  defineCall(getMemberPoints, {
    access,
    input: MemberPointsInput,
    output: MemberPointsWire,
    run: ({ tx }, { accountId }) => showMemberPoints(tx, accountId),
  }),
  defineCall(askCorrection, {
    access,
    input: CorrectionInput,
    output: MemberPointsWire,
    run: async ({ tx, caller }, wanted) => {
      await ask(tx, actorOf(caller), wanted)
      return showMemberPoints(tx, wanted.accountId)
    },
  }),
  defineCall(decideCorrection, {
    access,
    input: DecideCorrectionInput,
    output: MemberPointsWire,
    run: async ({ tx, caller }, { correctionId, agree }) =>
      showMemberPoints(tx, await decide(tx, actorOf(caller), correctionId, agree)),
  }),
]

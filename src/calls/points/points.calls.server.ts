import { z } from 'zod'
import { givePoints as give } from '#flows/points/give-points.ts'
import { showOrderPoints, showPoints, tablePoints } from '#flows/points/show-points.ts'
import { listMutual } from '#modules/points/index.server.ts'
import {
  FriendsWire,
  GiftInput,
  GiftWire,
  OrderPointsInput,
  OrderPointsWire,
  PointsFileInput,
  PointsInput,
  PointsWire,
} from '#modules/points/points.contract.ts'
import { getOrderPoints, givePoints, listPointFriends, pointsFile, queryPoints } from '#modules/points/points.paths.ts'
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const access = 'member'

/** What a member has to spend and to give. */
export const pointCalls: Call[] = [
  defineCall(queryPoints, {
    access,
    input: PointsInput,
    output: PointsWire,
    reads: true,
    run: ({ tx, caller }, page) => showPoints(tx, caller.accountId, page),
  }),
  defineCall(pointsFile, {
    access,
    input: PointsFileInput,
    output: fileAnswer,
    perMinute: 20,
    run: ({ tx, caller, language }, { filter }) => tablePoints(tx, caller.accountId, filter, language),
  }),
  defineCall(listPointFriends, {
    access,
    input: z.object({}),
    output: FriendsWire,
    run: async ({ tx, caller }) => ({
      list: (await listMutual(tx, caller.accountId)).map(({ code, title }) => ({ wishCode: code, title })),
    }),
  }),
  defineCall(givePoints, {
    access,
    input: GiftInput,
    output: GiftWire,
    perMinute: 30,
    // Counts who could not be found in the transaction that finds nobody, and refuses after it.
    reads: true,
    run: ({ database, caller, idempotencyKey }, wanted) =>
      give(database, { accountId: caller.accountId, key: idempotencyKey }, wanted),
  }),
  defineCall(getOrderPoints, {
    access,
    input: OrderPointsInput,
    output: OrderPointsWire,
    run: ({ tx, caller }, { orderNo }) => showOrderPoints(tx, caller.accountId, orderNo),
  }),
]

import { givePoints as give } from '#flows/points/give-points.ts'
import { showOrderPoints, showPoints, tablePoints } from '#flows/points/show-points.ts'
import { listMutual, listMutualFollowers } from '#modules/points/index.server.ts'
import { getOrderPoints, givePoints, listPointFriends, pointsFile, queryPoints } from '#modules/points/points.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What a member has to spend and to give. */
export const pointCalls: Call[] = [
  defineCall(queryPoints, ({ tx, caller }, page) => showPoints(tx, caller.accountId, page)),
  defineCall(pointsFile, ({ tx, caller, language }, { filter }) => tablePoints(tx, caller.accountId, filter, language)),
  defineCall(listPointFriends, async ({ tx, caller }) => ({
    list: (await listMutual(tx, caller.accountId)).map(({ code, title }) => ({ wishCode: code, title })),
    members: (await listMutualFollowers(tx, caller.accountId)).map(({ code, name }) => ({ member: code, name })),
  })),
  defineCall(givePoints, ({ database, caller, idempotencyKey }, wanted) =>
    give(database, { accountId: caller.accountId, key: idempotencyKey }, wanted),
  ),
  defineCall(getOrderPoints, ({ tx, caller }, { orderNo }) => showOrderPoints(tx, caller.accountId, orderNo)),
]

import {
  endInvitation,
  endPerson as end,
  inviteStaff as invite,
  joinTeam,
  saveStaff,
  showInvitation,
  showTeam,
} from '#flows/sellers/people/change-team.ts'
import { leaveTeam as leave, makeOwner as addOwner } from '#flows/sellers/people/hand-on-ownership.ts'
import { beginClosing, showClosing, stopClosing } from '#flows/sellers/people/close-shop.ts'
import { closeShop, getClosing, keepShopOpen } from '#modules/merchants/closing/closing.paths.ts'
import { addHolidayOf, endHolidayOf, showHolidays } from '#flows/sellers/merchant-holidays.ts'
import { addMerchantHoliday, endMerchantHoliday, listMerchantHolidays } from '#modules/merchants/days-away.paths.ts'
import { showMerchant } from '#flows/sellers/show-merchant.ts'
import { getMerchantPage } from '#modules/merchants/merchant-page.paths.ts'
import { showOwnMerchants } from '#flows/sellers/rooms-of-kind.ts'
import {
  acceptStaffInvitation,
  endPerson,
  endStaffInvitation,
  inviteStaff,
  leaveTeam,
  listOwnMerchants,
  listPeople,
  makeOwner,
  savePerson,
  showStaffInvitation,
} from '#modules/merchants/people.paths.ts'
import { refuse } from '#platform/refusal.ts'
import { isOwner } from '#platform/access/memberships.ts'
import { requireShownFactor } from '#modules/second-factor/index.server.ts'
import { inRoom } from './in-room.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** Its owners close the shop, or think again. */
const closingCalls: Call[] = [
  defineCall(getClosing, ({ tx, caller }) => showClosing(tx, caller.seller, isOwner(caller))),
  defineCall(closeShop, async ({ tx, caller }, { reason }) => {
    await requireShownFactor(tx, caller)
    await beginClosing(tx, caller.seller, isOwner(caller), reason)
    return showClosing(tx, caller.seller, true)
  }),
  defineCall(keepShopOpen, async ({ tx, caller }) => {
    await stopClosing(tx, caller.seller, isOwner(caller))
    return showClosing(tx, caller.seller, true)
  }),
]

/** Who acts for a merchant. */
export const teamCalls = ({ publicUrl }: { publicUrl: () => string }): Call[] =>
  inRoom('team', [
    defineCall(listOwnMerchants, ({ tx, caller, language }) => showOwnMerchants(tx, caller.memberships, language)),
    defineCall(listPeople, ({ tx, caller }) => showTeam(tx, caller.seller)),
    defineCall(savePerson, ({ tx, caller }, wanted) =>
      saveStaff(tx, caller.seller, { ...wanted, requireFactor: () => requireShownFactor(tx, caller) }),
    ),
    defineCall(endPerson, ({ tx, caller }, { personId }) => end(tx, caller.seller, personId)),
    defineCall(inviteStaff, ({ tx, caller, language }, wanted) =>
      invite(tx, caller.seller, {
        ...wanted,
        language,
        publicUrl: publicUrl(),
        requireFactor: () => requireShownFactor(tx, caller),
      }),
    ),
    defineCall(makeOwner, async ({ tx, caller }, { personId }) => {
      if (!isOwner(caller)) refuse('OWNERS_ONLY')
      await requireShownFactor(tx, caller)
      return addOwner(tx, caller.seller, personId)
    }),
    defineCall(leaveTeam, ({ tx, caller }, { merchantId }) => leave(tx, merchantId, caller.accountId)),
    ...closingCalls,
    defineCall(endStaffInvitation, ({ tx, caller }, { invitationId }) => endInvitation(tx, caller.seller, invitationId)),
    defineCall(showStaffInvitation, ({ tx, language }, { token }) => showInvitation(tx, token, language)),
    defineCall(acceptStaffInvitation, ({ tx, caller }, { token }) => joinTeam(tx, token, caller.accountId)),
  ])

/** What everybody may know of a merchant. */
export const merchantPageCalls: Call[] = [
  defineCall(getMerchantPage, ({ tx, language }, asked) => showMerchant(tx, asked, language)),
]

/** When its people are away. */
export const holidayCalls: Call[] = [
  defineCall(listMerchantHolidays, ({ tx, caller }) => showHolidays(tx, caller.seller)),
  defineCall(addMerchantHoliday, async ({ tx, caller }, days) => {
    await addHolidayOf(tx, caller.seller, days)
    return showHolidays(tx, caller.seller)
  }),
  defineCall(endMerchantHoliday, async ({ tx, caller }, { holidayId }) => {
    await endHolidayOf(tx, caller.seller, holidayId)
    return showHolidays(tx, caller.seller)
  }),
]

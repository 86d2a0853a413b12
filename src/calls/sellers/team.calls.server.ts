import {
  endInvitation,
  endPerson as end,
  inviteStaff as invite,
  joinTeam,
  saveStaff,
  showInvitation,
  showTeam,
} from '#flows/sellers/change-team.ts'
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
  listOwnMerchants,
  listPeople,
  savePerson,
  showStaffInvitation,
} from '#modules/merchants/people.paths.ts'
import { requireShownFactor } from '#modules/second-factor/index.server.ts'
import { inRoom } from './in-room.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

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

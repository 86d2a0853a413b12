import { addLinkOf, endLinkOf, type Look, showDays, showLinks } from '#flows/referrals/keep-links.ts'
import { savePicks, showOwnPicks, showPicks } from '#flows/referrals/keep-picks.ts'
import { showReferrer, showReferrers } from '#flows/referrals/show-referrers.ts'
import {
  addReferralLink,
  endReferralLink,
  getOwnPicks,
  getPicks,
  getReferrer,
  listReferralDays,
  listReferralLinks,
  listReferrers,
  saveOwnPicks,
} from '#modules/referrals/referrals.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Language } from '#language/languages.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

type Host = { settings: ReadSettings; publicUrl: () => string }

/** What influencers lead people to, and what comes of it. */
export function referralCalls({ settings, publicUrl }: Host): Call[] {
  const look = async (tx: Read, language: Language): Promise<Look> => ({
    language,
    publicUrl: publicUrl(),
    settings: await settings(tx),
  })
  return [
    defineCall(listReferralLinks, async ({ tx, caller, language }) => showLinks(tx, caller.seller, await look(tx, language))),
    defineCall(addReferralLink, async ({ tx, caller, language }, wanted) => {
      await addLinkOf(tx, caller.seller, wanted, await look(tx, language))
      return showLinks(tx, caller.seller, await look(tx, language))
    }),
    defineCall(endReferralLink, async ({ tx, caller, language }, { linkId }) => {
      await endLinkOf(tx, caller.seller, linkId)
      return showLinks(tx, caller.seller, await look(tx, language))
    }),
    defineCall(listReferralDays, ({ tx, caller }, wanted) => showDays(tx, caller.seller, wanted)),
    defineCall(getOwnPicks, ({ tx, caller, language }) => showOwnPicks(tx, caller.seller, language)),
    defineCall(saveOwnPicks, async ({ tx, caller, language }, wanted) => {
      await savePicks(tx, caller.seller, wanted, publicUrl())
      return showOwnPicks(tx, caller.seller, language)
    }),
    defineCall(getPicks, ({ tx, language }, { handle }) => showPicks(tx, handle, language)),
    defineCall(listReferrers, async ({ tx, language }, wanted) => showReferrers(tx, wanted, await look(tx, language))),
    defineCall(getReferrer, async ({ tx, language }, { merchantId }) => showReferrer(tx, merchantId, await look(tx, language))),
  ]
}

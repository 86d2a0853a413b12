import { getCampaign, listStartedAlone, moveCampaign as move, saveCampaign as save } from '#modules/coupons/admin/index.server.ts'
import type { CampaignDocument, CampaignMove } from '#modules/coupons/admin/campaign-page.contract.ts'
import { givesOf, isFarCampaign } from '#modules/coupons/admin/far-campaign.rules.ts'
import { findPriceGuard } from '#modules/shop-settings/index.server.ts'
import { type Decider, endApproval, findPerson, lockMoney, mayGo } from '#modules/approvals/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** One that gives much away starts once a second person has agreed to it as it is. Refuses CAMPAIGN_STANDS where it cannot. */
export async function moveCampaign(tx: Tx, by: Decider, campaignId: string, wanted: CampaignMove): Promise<void> {
  await lockMoney(tx)
  const { document, state } = await getCampaign(tx, campaignId, 'en')
  if (wanted !== 'start') await endApproval(tx, by, 'campaign', campaignId, '')
  else if (state !== 'draft' && state !== 'paused') refuse('CAMPAIGN_STANDS')
  else if (await isFar(tx, by, document)) {
    const about = { subjectId: campaignId, amountCents: 0, reason: document.name.en, wanted: { version: document.version } }
    if (!(await mayGo(tx, by, { kind: 'campaign', ...about }))) {
      await recordAudit(tx, { by, action: 'campaign-asked', subject: 'campaign', subjectId: campaignId })
      return
    }
  }
  await move(tx, by, campaignId, wanted)
}

/** Keeps a campaign as it was edited; what it would give anew is asked for anew. Refuses CAMPAIGN_FAR_RUNNING beside what `saveCampaign` does. */
export async function saveCampaign(tx: Tx, by: Decider, typed: CampaignDocument): Promise<CampaignDocument> {
  if (typed.campaignId !== '') {
    await lockMoney(tx)
    const { document, state } = await getCampaign(tx, typed.campaignId, 'en')
    const isSame = JSON.stringify(givesOf(document)) === JSON.stringify(givesOf({ ...document, ...typed }))
    if (state === 'running' && !isSame && (await isFar(tx, by, typed))) refuse('CAMPAIGN_FAR_RUNNING')
    await endApproval(tx, by, 'campaign', typed.campaignId, '')
  }
  return save(tx, by, typed)
}

/** Also with what else the same person has started alone: several small ones that combine are a large one. */
async function isFar(tx: Tx, by: Decider, document: CampaignDocument): Promise<boolean> {
  const { person } = await findPerson(tx, by.id)
  return isFarCampaign(document, (await findPriceGuard(tx)).percent, await listStartedAlone(tx, person))
}

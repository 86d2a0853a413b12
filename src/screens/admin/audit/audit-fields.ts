import { auditFieldText } from '#language/admin/admin-audit-fields.text.ts'
import { settingPartText } from '#language/admin/admin-settings.text.ts'
import { campaignFieldsText } from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AuditEntryWire } from '#modules/audit/audit.contract.ts'

/** The name of what has changed, as its own room has it: `blocks.0.title.zh` is “Blocks 1 · Title · Chinese”. */
export function useFieldName({ subject, subjectId }: AuditEntryWire): (path: string) => string {
  const names: Record<string, unknown> = useTexts(auditFieldText)
  const ofCampaigns: Record<string, unknown> = useTexts(campaignFieldsText)
  const ofSettings: Record<string, unknown> = useTexts(settingPartText)
  const own = subject === 'campaign' ? ofCampaigns : {}
  const nameOf = (step: string, at: number): string => {
    const known = (at === 0 && subject === 'setting' && ofSettings[`${subjectId}.${step}`]) || own[step] || names[step]
    return typeof known === 'string' ? known : step
  }
  return (path) =>
    path
      .split('.')
      .map((step, at) => (/^\d+$/.test(step) ? ` ${Number(step) + 1}` : `${at > 0 ? ' · ' : ''}${nameOf(step, at)}`))
      .join('')
}

import type { EventFor } from '#events/events.server.ts'
import { getApplication, listApplicationSteps } from '#modules/applications/index.server.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listOwnersOf } from '#modules/merchants/index.server.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { applicationMessages } from '#language/sellers/application-messages.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import type { Tx } from '#platform/database.server.ts'

/** Tells who applies, or the owners of the merchant that came of it, what has been decided: in the inbox and by mail. */
export async function notifyApplicant(tx: Tx, event: EventFor<'application-news'>): Promise<void> {
  const { applicationId, step } = event.payload
  const steps = await listApplicationSteps(tx, applicationId)
  const said = steps[step]
  if (!said || !(said.act in applicationMessages)) return
  const application = await getApplication(tx, { application_id: applicationId })
  const approvedAt = steps.findIndex(({ act }) => act === 'approve')
  // The last document approves the whole, which is told by itself.
  if (said.act === 'accept' && approvedAt === step + 1) return
  const told = applicationMessages[said.act as keyof typeof applicationMessages]
  const number = application.application_number
  const say = (language: Language, part: 'title' | 'text'): string =>
    fillWords(told[language][part], {
      number,
      document: said.requirement ? requirementText[said.requirement][language] : '',
      reason: reasonLine(language === 'zh' ? said.wordsZh : said.words, language),
    }).trim()
  const isOfMerchant = application.merchant_id !== null && approvedAt !== -1 && step > approvedAt
  const people = isOfMerchant ? await listOwnersOf(tx, application.merchant_id ?? '') : [application.account_id]
  for (const accountId of people)
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      kind: 'platform',
      title: { en: say('en', 'title'), zh: say('zh', 'title') },
      text: { en: say('en', 'text'), zh: say('zh', 'text') },
      link: linkOf(said.act, isOfMerchant, number),
      dedupeKey: `application:${applicationId}:${step}:${accountId}`,
    })
}

function linkOf(act: string, isOfMerchant: boolean, number: string): string {
  if (act === 'approve') return '/seller'
  return isOfMerchant ? '/seller/documents' : `/seller/apply?application=${number}`
}

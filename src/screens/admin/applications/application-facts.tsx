import { adminApplicationText, applicationStateText, linkMarkText } from '#language/sellers/admin-applications.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { applicantCategoryText, applicationFieldText } from '#language/sellers/application-fields.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { categoriesIn, detailFields } from '#modules/applications/application-parts.rules.ts'
import type { AdminApplicationWire } from '#modules/applications/applications.contract.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'

/** Who applies, what they say of themselves, and what else belongs to them. */
export function AdminApplicationFacts({ application }: { application: AdminApplicationWire }) {
  const texts = useTexts(adminApplicationText)
  return (
    <>
      <CaseFacts id="application-details" title={texts.details} facts={useDetails(application)} />
      <CaseFacts id="application-person" title={texts.applicant} facts={usePerson(application)} />
      <Linked application={application} />
    </>
  )
}

function useDetails({ details, kind }: AdminApplicationWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  const names = useTexts(applicationFieldText)
  const categories = useTexts(applicantCategoryText)
  const between = language === 'zh' ? '、' : ', '
  if (!details) return [[merchantKindName(kind, language), texts.noDetails]]
  const shown = detailFields.map((field): [string, string] => [
    names[field],
    field === 'categories'
      ? categoriesIn(details)
          .map((one) => categories[one])
          .join(between)
      : (details[field] ?? ''),
  ])
  return [[merchantKindName(kind, language), ' '], ...shown]
}

function usePerson({
  applicant,
  contacts,
  termsOf,
  termsTime,
  begunTime,
  submittedTime,
}: AdminApplicationWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  return [
    [texts.applicant, applicant],
    [texts.contacts, contacts.join(language === 'zh' ? '、' : ', ')],
    [texts.terms, texts.termsOf(showDate(termsOf, language), showMoment(termsTime, language))],
    [texts.begun, showMoment(begunTime, language)],
    [texts.submitted, submittedTime ? showMoment(submittedTime, language) : ''],
  ]
}

function Linked({ application: { linked } }: { application: AdminApplicationWire }) {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  const states = useTexts(applicationStateText)
  const marks = useTexts(linkMarkText)
  if (linked.length === 0) return null
  return (
    <section aria-labelledby="application-linked">
      <h2 id="application-linked">{texts.linked}</h2>
      <ul>
        {linked.map(({ applicationNo, kind, state, name, by }) => (
          <li key={applicationNo}>
            <a className="link" href={localPath(language, `/admin/applications/${applicationNo}`)}>
              {name || applicationNo}
            </a>
            <p className="mute">
              {[
                merchantKindName(kind, language),
                states[state],
                by.map((mark) => marks[mark]).join(language === 'zh' ? '、' : ', '),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

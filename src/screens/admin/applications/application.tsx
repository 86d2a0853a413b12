import { adminApplicationText, applicationActText, applicationStateText } from '#language/sellers/admin-applications.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import { getAdminApplication, listAdminApplications } from '#modules/applications/applications.paths.ts'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { AdminApplicationDialog, type ApplicationStep } from './application-dialog.tsx'
import { AdminApplicationDocuments } from './application-documents.tsx'
import { AdminApplicationFacts } from './application-facts.tsx'

/** One application: each document beside what was typed for it, and the decision. */
export function AdminApplication({ applicationNo }: { applicationNo: string }) {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  const found = useDeskQuery(getAdminApplication, { applicationNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/applications'), name: texts.back }}
      title={found.data?.details?.shopName || applicationNo}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(application) => <Found application={application} />}
    </CasePage>
  )
}

function Found({ application }: { application: AdminApplicationWire }) {
  const texts = useTexts(adminApplicationText)
  const states = useTexts(applicationStateText)
  const told = useTexts(applicationActText)
  const documents = useTexts(requirementText)
  const keep = (next: AdminApplicationWire) => {
    answerDeskQuery(getAdminApplication, { applicationNo: application.applicationNo }, next)
    askAgain(listAdminApplications)
  }
  const decide = (act: 'accept' | 'refuse', document: RequirementWire): ApplicationStep => ({ act, document })
  return (
    <CaseWork<ApplicationStep>
      state={states[application.state]}
      acts={application.acts.map((act) => ({ act: { act }, name: texts[act], isMain: act === 'approve' }))}
      renderEvidence={(begin) => (
        <>
          <AdminApplicationDocuments
            application={application}
            onAccepted={keep}
            onRefuse={(document) => begin(decide('refuse', document))}
          />
          <CaseHistory
            steps={application.steps.map(({ act, requirement, ...step }) => ({
              ...step,
              name: requirement ? `${told[act]}: ${documents[requirement]}` : told[act],
            }))}
          />
        </>
      )}
      facts={<AdminApplicationFacts application={application} />}
      renderStep={(step, done, close) => (
        <AdminApplicationDialog
          application={application}
          step={step}
          onDone={(next) => {
            keep(next)
            done()
          }}
          onClose={close}
        />
      )}
    />
  )
}

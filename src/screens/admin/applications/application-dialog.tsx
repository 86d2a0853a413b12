import { useState } from 'react'
import { adminApplicationText, usualReasons } from '#language/sellers/admin-applications.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import { closeApplication, decideRequirement, getAdminApplication } from '#modules/applications/applications.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { type Reason, ReasonFields } from './reason-fields.tsx'

export type ApplicationStep = { act: 'approve' | 'decline' } | { act: 'accept' | 'refuse'; document: RequirementWire }
type Props = {
  application: AdminApplicationWire
  step: ApplicationStep
  onDone: (application: AdminApplicationWire) => void
  onClose: () => void
}

/** Asks for a document again, or closes the whole application; the reason is written in both languages. */
export function AdminApplicationDialog({ application, step, onDone, onClose }: Props) {
  const texts = useTexts(adminApplicationText)
  const documents = useTexts(requirementText)
  const [reason, write] = useState<Reason>({ en: '', zh: '' })
  const { problems, refusal, busy, send } = useApplicationStep(application, onDone)
  const title = 'document' in step ? texts.refuseOf(documents[step.document.requirement]) : texts[step.act]
  return (
    <DeskDialog onClose={onClose} title={title}>
      <DeskDialogForm
        busy={busy}
        refusal={refusal}
        press={texts[step.act]}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void send({ step, reason })
        }}
      >
        {step.act === 'approve' ? null : (
          <>
            {step.act === 'refuse' ? <UsualReasons onChoose={write} /> : null}
            <ReasonFields reason={reason} hint={texts.reasonHint} problems={problems} onChange={write} />
          </>
        )}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function UsualReasons({ onChoose }: { onChoose: (reason: Reason) => void }) {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  return (
    <fieldset className="application-usual">
      <legend>{texts.usual}</legend>
      {Object.entries(usualReasons).map(([name, reason]) => (
        <Button key={name} look="text" onClick={() => onChoose({ en: reason.en, zh: reason.zh })}>
          {reason[language]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Decides by the version that was read: what has changed since is refused, and read again. */
export function useApplicationStep({ applicationNo, version }: AdminApplicationWire, onDone: Props['onDone']) {
  return useCaseStep({
    call: ({ step, reason }: { step: ApplicationStep; reason: Reason }, options) =>
      'document' in step
        ? callAdmin(
            decideRequirement,
            { applicationNo, version, requirementId: step.document.requirementId, act: step.act, reason },
            options,
          )
        : callAdmin(closeApplication, { applicationNo, version, act: step.act, reason }, options),
    onDone,
    onRefused: () => askAgain(getAdminApplication),
  })
}

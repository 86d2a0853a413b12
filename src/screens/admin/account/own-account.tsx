import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnAccountWire } from '#modules/operators/own-account.contract.ts'
import { endOwnSession, getOwnAccount } from '#modules/operators/own-account.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminOwnFactor } from './own-factor.tsx'
import { AdminOwnPassword } from './own-password.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminAccountText.title)

/** Who is signed in: password, second factor, and where else they are signed in. */
export default function AdminOwnAccount() {
  const texts = useTexts(adminAccountText)
  const found = useDeskQuery(getOwnAccount, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <DeskAnswer found={found}>
        {(data) => (
          <div className="admin-member">
            <Password account={data} />
            <AdminOwnFactor account={data} />
            <Sessions account={data} />
          </div>
        )}
      </DeskAnswer>
    </>
  )
}

function Password({ account: { name, email } }: { account: OwnAccountWire }) {
  const texts = useTexts(adminAccountText)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="own-password">
      <h2 id="own-password">{texts.password}</h2>
      <p className="admin-account-words">
        {name} · {email}
      </p>
      <Button look="line" onClick={() => setOpen(true)}>
        {texts.changePassword}
      </Button>
      {isOpen ? <AdminOwnPassword onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function Sessions({ account: { sessions } }: { account: OwnAccountWire }) {
  const language = useLanguage()
  const texts = useTexts(adminAccountText)
  const end = async (sessionId: string) => {
    const result = await callAdmin(endOwnSession, { sessionId })
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getOwnAccount, {}, result.data)
    return toast('success', texts.ended)
  }
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions">{texts.sessions}</h2>
      <ul className="admin-member-rows">
        {sessions.map(({ sessionId, device, network, seenTime, isThis }) => (
          <li key={sessionId}>
            <span lang={device ? writtenIn(device) : undefined}>{device || texts.unknownDevice}</span>
            <span>{network}</span>
            <span className="mute">{showMoment(seenTime, language)}</span>
            {isThis ? (
              <span className="mute">{texts.thisOne}</span>
            ) : (
              <Button look="text" onClick={() => void end(sessionId)}>
                {texts.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { sellerScopeText, sellerWelcomeText } from '#language/seller/seller-team.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AskedStaffWire } from '#modules/merchants/people.contract.ts'
import { acceptStaffInvitation, showStaffInvitation } from '#modules/merchants/people.paths.ts'
import { useDeskAction } from '#desk/desk-query.ts'
import { call, hasMember } from '#platform/wire/call-client.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { rememberMerchant } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerWelcomeText.title)

/** What opens the invitation stands behind the #, which no server is told; it outlasts the way over the sign-in page. */
const KEPT = 'seller_invitation'
function takeToken(): string {
  const typed = location.hash.slice(1)
  if (typed) sessionStorage.setItem(KEPT, typed)
  return typed || (sessionStorage.getItem(KEPT) ?? '')
}

type Asked = { token: string; found: CallResult<AskedStaffWire> }

/** Where the link of an invitation to a merchant's team leads. */
export default function SellerWelcome() {
  const texts = useTexts(sellerWelcomeText)
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    const token = takeToken()
    void call(showStaffInvitation, { token }, { quiet: true }).then((found) => setAsked({ token, found }))
  }, [])
  if (!asked) return <Skeleton height={320} />
  const { token, found } = asked
  if (!found.ok || found.data.isOver)
    return (
      <EmptyState level={1} title={texts.overTitle}>
        {texts.over}
      </EmptyState>
    )
  return <Invited token={token} asked={found.data} />
}

function Invited({ token, asked: { merchant, scopes } }: { token: string; asked: AskedStaffWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerWelcomeText)
  const names = useTexts(sellerScopeText)
  const [problem, setProblem] = useState<string>()
  const { act, busy } = useDeskAction(() => call(acceptStaffInvitation, { token }, { quiet: true }))
  const seller = localPath(language, '/seller')
  const accept = async () => {
    const result = await act(undefined)
    if (!result.ok) return setProblem(result.msg)
    sessionStorage.removeItem(KEPT)
    rememberMerchant(result.data.merchantId)
    return location.assign(seller)
  }
  const what = scopes.map((scope) => names[scope]).join(language === 'zh' ? '、' : ', ')
  const back = new URLSearchParams({ back: `${seller}/welcome` })
  return (
    <div className="admin-sign-in">
      <h1 tabIndex={-1}>{texts.asks(merchant)}</h1>
      <p>{what ? texts.may(what) : texts.mayNothing}</p>
      <p className="mute">{texts.own}</p>
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
      {hasMember() ? (
        <Button full busy={busy} onClick={() => void accept()}>
          {texts.accept}
        </Button>
      ) : (
        <a className="btn btn-full" href={`${localPath(language, '/member/login')}?${back}`}>
          {texts.signIn}
        </a>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { type Language, languageOfPath } from '#language/languages.ts'
import { orderText } from '#language/buying/order.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { findOrder, getOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { CODE } from '#platform/text/typed-text.ts'
import { TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { OwnForm } from '../own-form.tsx'
import './order.css'

export function meta({ location, matches }: MetaArgs) {
  const { findTitle, findWords } = textsIn(orderText, languageOfPath(location.pathname))
  return headTags({ title: findTitle, description: findWords, pathname: location.pathname, matches })
}

/** A guest's way to an order from any browser: its number and the phone or e-mail given with it. */
export default function FindOrder() {
  const texts = useTexts(orderText)
  return (
    <div className="wrap order-find">
      <h1 tabIndex={-1}>{texts.findTitle}</h1>
      <p className="mute">{texts.findWords}</p>
      <FindForm />
    </div>
  )
}

function FindForm() {
  const texts = useTexts(orderText)
  const { orderNo, setOrderNo, problems, finding, find } = useFinding()
  const tried = useTried('find')
  const [contact, setContact] = useState(tried?.values.contact ?? '')
  return (
    <OwnForm
      path="/order/find"
      className="order-find-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void find(contact)
      }}
    >
      <TextField
        id="find-orderNo"
        name="orderNo"
        label={texts.orderNo}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        typing={CODE}
        value={orderNo}
        problem={problems.orderNo}
        onChange={(event) => setOrderNo(event.target.value)}
      />
      <TextField
        id="find-contact"
        name="contact"
        label={texts.contact}
        autoComplete="email"
        value={contact}
        problem={problems.contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <Button type="submit" full busy={finding}>
        {finding ? texts.finding : texts.find}
      </Button>
      <p role="alert">{tried?.told}</p>
    </OwnForm>
  )
}

const orderPage = (language: Language, orderNo: string): string =>
  localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)

/** The link in a mail brings the number along. */
function useFinding() {
  const language = useLanguage()
  const navigate = useNavigate()
  const tried = useTried('find')
  const { search } = useLocation()
  const [orderNo, setOrderNo] = useState(tried?.values.orderNo ?? new URLSearchParams(search).get('orderNo') ?? '')
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [finding, setFinding] = useState(false)
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('orderNo') ?? ''
    if (named === '') return
    setOrderNo(named)
    // Whoever placed it, or has proven to know it, is not asked again.
    void call(getOrder, { orderNo: named }, { quiet: true }).then((known) => {
      if (known.ok) void navigate(orderPage(language, known.data.orderNo), { replace: true })
    })
  }, [language, navigate])
  const find = async (contact: string) => {
    if (finding) return
    setFinding(true)
    setProblems({})
    const result = await call(findOrder, { orderNo, contact }, { quiet: true })
    setFinding(false)
    if (result.ok) return navigate(orderPage(language, result.data.orderNo))
    const field = result.data.field ?? 'orderNo'
    setProblems(result.data.fields ?? { [field]: result.msg })
    document.getElementById(`find-${field}`)?.focus()
  }
  return { orderNo, setOrderNo, problems, finding, find }
}

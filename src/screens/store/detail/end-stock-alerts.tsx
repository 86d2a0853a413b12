import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { stockAlertText } from '#language/product/stock-alert.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { endStockAlerts } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { headTags } from '#screens/store/head-tags.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(stockAlertText, languageOfPath(location.pathname)).endTitle,
    pathname: location.pathname,
    matches,
  })

/** Where the mail leads. A press ends the alerts, not the visit: programs that look at mails follow links too. */
export default function EndStockAlerts() {
  const texts = useTexts(stockAlertText)
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'ending' | 'ended'>('idle')
  const end = async () => {
    setState('ending')
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const result = await call(endStockAlerts, { token })
    setState(result.ok ? 'ended' : 'idle')
  }
  return (
    <div className="wrap empty">
      <h1 tabIndex={-1}>{texts.endTitle}</h1>
      <p role="status">{state === 'ended' ? texts.ended : texts.endWords}</p>
      {state === 'ended' ? (
        <a className="btn" href={localPath(language, '/')}>
          {texts.home}
        </a>
      ) : (
        <Button busy={state === 'ending'} onClick={() => void end()}>
          {texts.end}
        </Button>
      )}
    </div>
  )
}

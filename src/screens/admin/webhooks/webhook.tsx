import { type MetaArgs, useParams } from 'react-router'
import { adminWebhooksText, webhookEventText } from '#language/admin/admin-webhooks.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DeliveriesWire, EndpointWire } from '#modules/webhooks/webhooks.contract.ts'
import { listDeliveries } from '#modules/webhooks/webhooks.paths.ts'
import { DeskFacts } from '#desk/facts.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminDeliveryTable } from './delivery-table.tsx'
import { AdminWebhookActs } from './webhook-acts.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminWebhooksText.webhook)

/** One address that is told of what happens: what it is told, and what came of telling it. */
export default function AdminWebhook() {
  const language = useLanguage()
  const texts = useTexts(adminWebhooksText)
  const { endpointId = '' } = useParams()
  const found = useDeskQuery(listDeliveries, { endpointId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/webhooks')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1} lang={data && writtenIn(data.endpoint.name)}>
        {data?.endpoint.name ?? texts.webhook}
      </h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle} />}>
        {(webhook) => <WebhookFound found={webhook} />}
      </DeskAnswer>
    </>
  )
}

function WebhookFound({ found: { endpoint, list } }: { found: DeliveriesWire }) {
  const texts = useTexts(adminWebhooksText)
  const isOver = endpoint.state === 'ended'
  return (
    <>
      {isOver ? null : <AdminWebhookActs endpoint={endpoint} />}
      <DeskFacts id="webhook-facts" title={texts.facts} facts={useFacts(endpoint)} />
      <section aria-labelledby="webhook-deliveries" className="admin-webhook-deliveries">
        <h2 id="webhook-deliveries">{texts.deliveries}</h2>
        {list.length > 0 ? (
          <AdminDeliveryTable endpointId={endpoint.endpointId} list={list} isOver={isOver} />
        ) : (
          <EmptyState title={texts.noDeliveriesTitle} />
        )}
      </section>
    </>
  )
}

function useFacts({ url, events, state, failingTime, olderSecretUntil, madeBy, createTime }: EndpointWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminWebhooksText)
  const names = useTexts(webhookEventText)
  const comma = language === 'zh' ? '，' : '. '
  return [
    [texts.url, url],
    [texts.events, events.map((topic) => names[topic]).join(language === 'zh' ? '、' : ', ')],
    [texts.state, texts[state] + (failingTime ? comma + texts.failing(showMoment(failingTime, language)) : '')],
    ...(olderSecretUntil ? [[texts.olderSecret, showMoment(olderSecretUntil, language)] satisfies [string, string]] : []),
    [texts.madeBy, madeBy],
    [texts.made, showMoment(createTime, language)],
  ]
}

import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminWebhooksText, webhookEventText } from '#language/admin/admin-webhooks.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { EndpointWire } from '#modules/webhooks/webhooks.contract.ts'
import { listEndpoints } from '#modules/webhooks/webhooks.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminWebhookForm } from './webhook-form.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminWebhooksText.title)

/** Every other system that is told of what happens. */
export default function AdminWebhooks() {
  const texts = useTexts(adminWebhooksText)
  const [isAdding, add] = useState(false)
  const found = useDeskQuery(listEndpoints, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button onClick={() => add(true)}>{texts.add}</Button>
      </div>
      <p className="admin-lead">
        {texts.words}{' '}
        <a className="link" href="/prod-api/openapi.json" target="_blank" rel="noreferrer">
          {texts.format}
        </a>
      </p>
      <DeskAnswer found={found}>
        {({ list }) => (list.length > 0 ? <EndpointTable list={list} /> : <EmptyState title={texts.noneTitle} />)}
      </DeskAnswer>
      {isAdding ? <AdminWebhookForm onClose={() => add(false)} /> : null}
    </>
  )
}

const column = deskColumns<EndpointWire>()

function EndpointTable({ list }: { list: EndpointWire[] }) {
  const texts = useTexts(adminWebhooksText)
  return <DeskTable caption={texts.table} columns={useColumns()} list={list} idOf={({ endpointId }) => endpointId} isLinked />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminWebhooksText)
  const names = useTexts(webhookEventText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a
              className="link"
              data-row
              href={localPath(language, `/admin/webhooks/${original.endpointId}`)}
              lang={writtenIn(getValue())}
            >
              {getValue()}
            </a>
          ),
        }),
        column.accessor('url', {
          header: texts.url,
          meta: { className: 'admin-webhook-address' },
          cell: ({ getValue }) => <span lang="en-HK">{getValue()}</span>,
        }),
        column.accessor('events', {
          header: texts.events,
          cell: ({ getValue }) =>
            getValue()
              .map((topic) => names[topic])
              .join(language === 'zh' ? '、' : ', '),
        }),
        column.accessor('state', {
          header: texts.state,
          cell: ({ row: { original } }) => (
            <>
              {texts[original.state]}
              {original.failingTime ? (
                <span className="mute admin-webhook-told">{texts.failing(showMoment(original.failingTime, language))}</span>
              ) : null}
            </>
          ),
        }),
      ]),
    [language, texts, names],
  )
}

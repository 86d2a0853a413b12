import type { MetaArgs } from 'react-router'
import { adminStartText } from '#language/admin/admin-start.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { StartStep, StartWire } from '#modules/shop-settings/start.contract.ts'
import { getStart } from '#modules/shop-settings/start.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { StartDoors } from './start-storefront-gate.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminStartText.title)

/** The way from an empty shop to open doors. Nothing is kept of it: each step is read from what it is about. */
export default function AdminStart() {
  const texts = useTexts(adminStartText)
  const found = useDeskQuery(getStart, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found} height={520}>
        {(start) => <Steps start={start} />}
      </DeskAnswer>
    </>
  )
}

function Steps({ start }: { start: StartWire }) {
  const texts = useTexts(adminStartText)
  const done = start.steps.filter((one) => one.done).length
  const next = start.steps.find((one) => !one.done)?.step
  return (
    <>
      <p role="status" className="start-progress">
        {texts.progress(done, start.steps.length)}
      </p>
      <ol className="start-steps" aria-label={texts.steps}>
        {start.steps.map((one) => (
          <li key={one.step} data-done={one.done || undefined} aria-current={one.step === next ? 'step' : undefined}>
            <div>
              <h2>{texts[one.step]}</h2>
              <p>{texts[`${one.step}Words`]}</p>
            </div>
            <p className="start-state">
              {one.done ? texts.done : texts.open}
              {one.needed && !one.done ? <span className="mute">{texts.needed}</span> : null}
            </p>
            <div className="start-ways">{one.step === 'doors' ? <StartDoors start={start} /> : <Ways step={one.step} />}</div>
          </li>
        ))}
      </ol>
    </>
  )
}

const WAYS = {
  facts: [['/admin/settings#shop', 'toFacts', 'change-settings']],
  payment: [['/admin/settings#payee', 'toFacts', 'change-settings']],
  delivery: [['/admin/settings#delivery', 'toFacts', 'change-settings']],
  brand: [['/admin/brands', 'toBrands', 'read-products']],
  product: [
    ['/admin/products', 'toProducts', 'read-products'],
    ['/admin/imports', 'toImports', 'edit-products'],
  ],
  home: [['/admin/home', 'toHome', 'arrange-home']],
} as const

function Ways({ step }: { step: Exclude<StartStep, 'doors'> }) {
  const language = useLanguage()
  const texts = useTexts(adminStartText)
  const may = useMay()
  return WAYS[step].map(([path, name, needs]) =>
    may(needs) ? (
      <a key={path} className="btn btn-line" href={localPath(language, path)}>
        {texts[name]}
      </a>
    ) : null,
  )
}

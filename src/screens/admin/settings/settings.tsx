import { useCallback, useEffect, useRef, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { adminSettingsText, settingLeadText, settingText } from '#language/admin/admin-settings.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { isAboutMoney } from '#modules/shop-settings/money-settings.rules.ts'
import { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { listSettingHistory, listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskJumps } from '#desk/jumps.tsx'
import { AdminWaiting } from '#screens/admin/approvals/waiting.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { AdminSettingFields } from './setting-fields.tsx'
import { AdminSettingHistory } from './setting-history.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminSettingsText.title)

/** What administrators decide about the business, each part a form of its own, and what it was before. */
export default function AdminSettings() {
  const texts = useTexts(adminSettingsText)
  const found = useDeskQuery(listSettings, {})
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const reload = found.refetch
  const keepWatch = useCallback(
    (name: string, isDirty: boolean) =>
      setUnsaved((names) => [...names.filter((other) => other !== name), ...(isDirty ? [name] : [])]),
    [],
  )
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskUnsaved when={unsaved.length > 0} />
      <DeskAnswer found={found} height={640}>
        {(data) => (
          <>
            <SettingJumps names={data.settings.map(({ name }) => name)} />
            {data.settings.map((setting) =>
              setting.name === 'settlement' ? (
                <Elsewhere key={setting.name} name={setting.name} />
              ) : (
                <SettingForm key={setting.name} newest={setting} reload={reload} onDirty={keepWatch} />
              ),
            )}
            <AdminSettingHistory />
          </>
        )}
      </DeskAnswer>
    </>
  )
}

/** They are many: each is one press away. */
function SettingJumps({ names }: { names: SettingWire['name'][] }) {
  const texts = useTexts(adminSettingsText)
  const called = useTexts(settingText)
  return <DeskJumps label={texts.parts} parts={names.map((name) => ({ id: `setting-${name}`, name: called[name] }))} />
}

/** Has a page of its own. */
function Elsewhere({ name }: { name: 'settlement' }) {
  const language = useLanguage()
  const { [name]: title } = useTexts(settingText)
  const texts = useTexts(adminCommissionsText)
  return (
    <section className="admin-form" aria-labelledby={`setting-${name}`}>
      <div className="admin-form-head" ref={useHere(`setting-${name}`)}>
        <h2 id={`setting-${name}`}>{title}</h2>
        <p className="mute">{texts.inSettings}</p>
        <a className="link" href={localPath(language, '/admin/commissions')}>
          {texts.open}
        </a>
      </div>
    </section>
  )
}

type FormProps = { newest: SettingWire; reload: () => Promise<unknown>; onDirty: (name: string, isDirty: boolean) => void }

function SettingForm({ newest, reload, onDirty }: FormProps) {
  const texts = useTexts(adminSettingsText)
  const { [newest.name]: title } = useTexts(settingText)
  const { [newest.name]: lead } = useTexts(settingLeadText)
  const onSaved = () => {
    askAgain(listSettings)
    askAgain(listSettingHistory)
    askAgain(listApprovals)
  }
  const form = useSavedForm<SettingWire>({ shape: SettingWire, newest, path: saveSetting, onSaved, reload })
  const { editing, isDirty } = form
  useEffect(() => onDirty(newest.name, isDirty), [onDirty, newest.name, isDirty])
  return (
    <DeskSavedForm
      form={form}
      save={texts.save}
      title={title}
      // The checklist asks to look through it: what it says from the start may be right.
      keep={newest.name === 'delivery' && newest.version === 0 ? texts.keep : undefined}
    >
      <div className="admin-form-head" id={`setting-${newest.name}`} ref={useHere(`setting-${newest.name}`)}>
        <h2>{title}</h2>
        <p className="mute">{lead}</p>
      </div>
      {isAboutMoney(newest.name) ? <AdminWaiting about={newest.name} /> : null}
      <AdminSettingFields editing={editing} name={newest.name} />
    </DeskSavedForm>
  )
}

/** The part that the address names comes into view as soon as it stands. */
function useHere(name: string) {
  const { hash } = useLocation()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === `#${name}`) element.current?.scrollIntoView()
  }, [hash, name])
  return element
}

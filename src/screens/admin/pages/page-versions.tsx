import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { PageEditWire } from '#modules/content/page-words.contract.ts'
import { getPageVersion } from '#modules/content/page-words.paths.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = {
  name: string
  /** The version shoppers read. */
  live: number
  versions: PageEditWire['versions']
  onTake: (path: string, value: unknown) => void
}

/** What the page was before; any of it can be put into the form again. */
export function AdminPageVersions({ name, live, versions, onTake }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPagesText)
  const take = async (version: number) => {
    const result = await callAdmin(getPageVersion, { name, version })
    if (!result.ok) return toast('error', result.msg)
    for (const [part, words] of Object.entries(result.data)) onTake(part, words)
    toast('info', texts.taken)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const list = [
    ...versions.map(({ version, savedBy, saveTime }) => ({
      version,
      title: texts.version(version),
      words: texts.by(savedBy, showMoment(saveTime, language)),
    })),
    { version: 0, title: texts.first, words: '' },
  ]
  return (
    <section aria-labelledby="page-versions">
      <h2 id="page-versions">{texts.versions}</h2>
      <ol className="admin-page-versions">
        {list.map(({ version, title, words }) => (
          <li key={version}>
            <strong>{title}</strong>
            <span className="mute">{words}</span>
            {version === live ? (
              <span>{texts.live}</span>
            ) : (
              <Button look="text" aria-label={texts.takeThese(title)} onClick={() => void take(version)}>
                {texts.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

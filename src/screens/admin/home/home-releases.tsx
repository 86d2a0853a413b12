import { showMoment } from '#language/dates.ts'
import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { HomeDraftWire } from '#modules/content/home.contract.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import type { HomeDraftDesk } from './use-home-draft.ts'

type Props = { desk: HomeDraftDesk; draft: HomeDraftWire; onAgain: (number: number) => void }

/** What has been released, the live one first. */
export function AdminHomeReleases({ desk, draft, onAgain }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const take = async (number: number) => {
    const { blocks } = draft
    const fresh = await desk.take(number)
    if (fresh) toast('success', texts.taken(number), { label: texts.undo, run: () => void desk.save(blocks, fresh.version) })
  }
  return (
    <section className="home-releases" aria-labelledby="home-releases">
      <h2 id="home-releases">{texts.releases}</h2>
      {draft.releases.length === 0 ? <p className="mute">{texts.noReleases}</p> : null}
      <ol>
        {draft.releases.map(({ number, note, by, time, againOf }, at) => (
          <li key={number}>
            <p>
              <b>{texts.releaseNumber(number)}</b> {at === 0 ? <span className="admin-flag">{texts.live}</span> : null}
            </p>
            <p className="mute">{[by, showMoment(time, language)].filter(Boolean).join(' · ')}</p>
            {againOf ? <p className="mute">{texts.againOf(againOf)}</p> : null}
            {note ? <p>{note}</p> : null}
            {at === 0 ? null : (
              <p className="home-release-actions">
                <Button
                  look="text"
                  aria-label={texts.of(texts.makeLive, texts.releaseNumber(number))}
                  onClick={() => onAgain(number)}
                >
                  {texts.makeLive}
                </Button>
                <Button
                  look="text"
                  aria-label={texts.of(texts.take, texts.releaseNumber(number))}
                  onClick={() => void take(number)}
                >
                  {texts.take}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

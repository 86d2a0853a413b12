import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MenuDraftWire } from '#modules/content/menu.contract.ts'
import { takeMenuRelease } from '#modules/content/admin-menu.paths.ts'
import { useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { draft: MenuDraftWire; onTaken: (draft: MenuDraftWire) => void }

/** What has been released, the live one first; going back is taking one into the draft and releasing it. */
export function AdminMenuReleases({ draft, onTaken }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const { sexType, version, releases } = draft
  const { act } = useDeskAction((number: number) => callAdmin(takeMenuRelease, { sexType, version, number }))
  const take = async (number: number) => {
    const result = await act(number)
    if (!result.ok) return toast('error', result.msg)
    onTaken(result.data)
    return toast('success', texts.taken(number))
  }
  return (
    <section className="home-releases" aria-labelledby="menu-releases">
      <h2 id="menu-releases">{texts.releases}</h2>
      {releases.length === 0 ? <p className="mute">{texts.noReleases}</p> : null}
      <ol>
        {releases.map(({ number, note, by, time }, at) => (
          <li key={number}>
            <p>
              <b>{texts.releaseNumber(number)}</b> {at === 0 ? <span className="admin-flag">{texts.live}</span> : null}
            </p>
            <p className="mute">{[by, showMoment(time, language)].filter(Boolean).join(' · ')}</p>
            {note ? <p>{note}</p> : null}
            {at === 0 ? null : (
              <Button
                look="text"
                aria-label={texts.of(texts.take, texts.releaseNumber(number))}
                onClick={() => void take(number)}
              >
                {texts.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

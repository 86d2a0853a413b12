import { adminAnnouncementsText } from '#language/admin/front/admin-announcements.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { contrastOf, isColour, LEAST_CONTRAST } from '#modules/content/announcement-style.rules.ts'
import type { AnnouncementBarWire } from '#modules/content/announcement.contract.ts'
import { TextField } from '#ui/fields.tsx'
import type { Editing } from '#desk/use-editing.ts'

/** The two colours of the bar, how well they can be read, and how they look. */
export function AdminAnnouncementStyle({
  editing,
  sample,
}: {
  editing: Editing
  sample: AnnouncementBarWire['announcements'][number] | undefined
}) {
  const language = useLanguage()
  const texts = useTexts(adminAnnouncementsText)
  const background = editing.text('announcementStyle.backgroundColor').trim()
  const colour = editing.text('announcementStyle.color').trim()
  const both = isColour(background) && isColour(colour)
  const contrast = both ? contrastOf(background, colour) : 0
  // Cut, not rounded: 4.49 must not read as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  return (
    <section className="announcement-style" aria-labelledby="announcement-style">
      <h2 id="announcement-style">{texts.style}</h2>
      <div className="announcement-colours">
        <ColourField editing={editing} path="announcementStyle.backgroundColor" label={texts.background} />
        <ColourField editing={editing} path="announcementStyle.color" label={texts.colour} />
      </div>
      <p role="status">{both ? texts.contrast(shown, contrast >= LEAST_CONTRAST) : null}</p>
      <p className="mute">{texts.sample}</p>
      <p className="announcement-sample caps" style={both ? { backgroundColor: background, color: colour } : undefined}>
        {sample?.desc[language] || texts.sampleWords}
      </p>
    </section>
  )
}

function ColourField({ editing, path, label }: { editing: Editing; path: string; label: string }) {
  const texts = useTexts(adminAnnouncementsText)
  const value = editing.text(path)
  return (
    <div className="announcement-colour">
      <TextField
        label={label}
        problem={editing.problem(path)}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => editing.set(path, event.target.value)}
      />
      <input
        type="color"
        aria-label={texts.pick(label)}
        value={isColour(value) ? value : '#000000'}
        onChange={(event) => editing.set(path, event.target.value)}
      />
    </div>
  )
}

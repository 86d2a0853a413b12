import { officeNoticesText } from '#language/office-notices.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { contrastOf, isColour, LEAST_CONTRAST } from '#modules/content/notice-style.rules.ts'
import type { NoticeBarWire } from '#modules/content/notice.contract.ts'
import { TextField } from '#ui/fields.tsx'
import type { Editing } from './block-editing.ts'

/** The two colours of the bar, how well they can be read, and how they look. */
export function OfficeNoticeStyle({
  editing,
  sample,
}: {
  editing: Editing
  sample: NoticeBarWire['notices'][number] | undefined
}) {
  const language = useLanguage()
  const texts = useTexts(officeNoticesText)
  const background = editing.text('noticeStyle.backgroundColor').trim()
  const colour = editing.text('noticeStyle.color').trim()
  const both = isColour(background) && isColour(colour)
  const contrast = both ? contrastOf(background, colour) : 0
  // Cut, not rounded: 4.49 must not read as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  return (
    <section className="notice-style" aria-labelledby="notice-style">
      <h2 id="notice-style">{texts.style}</h2>
      <div className="notice-colours">
        <ColourField editing={editing} path="noticeStyle.backgroundColor" label={texts.background} />
        <ColourField editing={editing} path="noticeStyle.color" label={texts.colour} />
      </div>
      <p role="status">{both ? texts.contrast(shown, contrast >= LEAST_CONTRAST) : null}</p>
      <p className="mute">{texts.sample}</p>
      <p className="notice-sample caps" style={both ? { backgroundColor: background, color: colour } : undefined}>
        {sample?.desc[language] || texts.sampleWords}
      </p>
    </section>
  )
}

function ColourField({ editing, path, label }: { editing: Editing; path: string; label: string }) {
  const texts = useTexts(officeNoticesText)
  const value = editing.text(path)
  return (
    <div className="notice-colour">
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

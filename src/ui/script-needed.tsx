import { uiText } from '#language/frame/ui.text.ts'
import { useTexts } from '#language/texts.ts'

/** What belongs to one visitor is fetched by their browser; without script it says so instead of waiting for ever. */
export function ScriptNeeded() {
  const texts = useTexts(uiText)
  return (
    <noscript>
      <p className="script-needed">{texts.scriptNeeded}</p>
    </noscript>
  )
}

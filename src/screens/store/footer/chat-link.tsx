import type { MouseEvent } from 'react'
import { storeText } from '#language/store.text.ts'
import { useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'

/** The shop's own number for messages. */
const CHAT_NUMBER = '85200000000'

/** Opens a conversation that already names the page it is about. */
export function ChatLink() {
  const texts = useTexts(storeText)
  const addPage = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = `https://wa.me/${CHAT_NUMBER}?text=${encodeURIComponent(texts.chatWords(location.href))}`
  }
  return (
    <a className="chat" href={`https://wa.me/${CHAT_NUMBER}`} target="_blank" rel="noreferrer" onClick={addPage}>
      <Icon name="chat" size={16} />
      {texts.chat}
    </a>
  )
}

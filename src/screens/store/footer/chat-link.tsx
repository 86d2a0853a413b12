import { useLocation } from 'react-router'
import { chatText } from '#language/frame/chat.text.ts'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { useStoreFrame } from './store-frame.ts'

/** Opens a conversation that already names the page it is about. */
function useChatAddress(): string {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const frame = useStoreFrame()
  if (!frame?.facts.chatNumber) return localPath(language, '/statement/contact')
  return `https://wa.me/${frame.facts.chatNumber}?text=${encodeURIComponent(texts.chatWords(frame.publicUrl + pathname + search))}`
}

/** Where members ask in the shop itself. */
const useAskAddress = (): string => localPath(useLanguage(), '/myaccount/conversations/ask')

export function ChatLink() {
  const texts = useTexts(storeText)
  const words = useTexts(chatText)
  return (
    <>
      <a className="chat" href={useChatAddress()} target="_blank" rel="noreferrer">
        <AnyIcon name="chat" size={16} />
        {texts.chat}
      </a>{' '}
      <a className="chat" href={useAskAddress()} rel="nofollow">
        <AnyIcon name="letter" size={16} />
        {words.ask}
      </a>
    </>
  )
}

/** The same, at hand beside the page wherever it covers nothing, which is found out with the first sign of a hand. */
export function ChatButton() {
  const texts = useTexts(storeText)
  const words = useTexts(chatText)
  return (
    <div className="chat-button" data-away="">
      <a href={useAskAddress()} rel="nofollow" aria-label={words.ask}>
        <AnyIcon name="letter" size={18} />
      </a>
      <a href={useChatAddress()} target="_blank" rel="noreferrer" aria-label={texts.chat}>
        <AnyIcon name="chat" size={18} />
      </a>
    </div>
  )
}

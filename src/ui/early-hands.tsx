import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { drawn, takeEarlyFields } from './early-fields.ts'

declare global {
  interface Window {
    /** Lets go of the page, and answers what has been pressed, in order: buttons, links that open a layer, forms. */
    releaseHands?: () => HTMLElement[]
  }
}

/**
 * Stands before anything that can be pressed. A form that would be sent, a button, and a link that opens a layer are held until the
 * page is alive, and look busy meanwhile. What works by itself is not held: other links, and forms that only ask for a page. Once a
 * script is lost nothing will wake, so links and forms with an address go their way without.
 */
const holding = `(()=>{
const held=[],types=['click','submit'],
sent=f=>f.getAttribute('method')!='post'&&f.hasAttribute('action'),
pressed=e=>e.type=='submit'?!sent(e.target)&&(e.submitter||e.target):!(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest('button[type=button],a[aria-haspopup=dialog]'),
hold=e=>{const t=pressed(e);if(!t)return;e.preventDefault();e.stopImmediatePropagation();if(held.includes(t))return;held.push(t);t.ariaBusy='true';t.dataset.early=''},
release=()=>{for(const t of types)removeEventListener(t,hold,true);removeEventListener('error',lose,true);removeEventListener('unhandledrejection',lose);for(const t of held){t.ariaBusy=null;delete t.dataset.early}return held.splice(0)},
lose=e=>{if(e.type=='error'&&e.target.tagName!='SCRIPT')return;for(const t of release())if(t.href)t.click();else if((t.form||t).method=='post')(t.form||t).requestSubmit(t.form?t:null)};
for(const t of types)addEventListener(t,hold,true);
addEventListener('error',lose,true);addEventListener('unhandledrejection',lose);
window.releaseHands=release})()`

/** What was typed, chosen and pressed before the page came alive counts: fields first, then presses in their order. */
export function EarlyHands({ nonce }: { nonce: string | undefined }) {
  useEarly(pressHeld)
  // The browser has no use for the text again.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holding : '' }} />
  )
}

/** The same for a part that wakes later than the page: what was typed and chosen in it. */
export function awake<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Awake(props) {
    useEarly()
    return <Part {...props} />
  }
}

/** Read before any effect draws what was loaded over what was typed; given back once all effects have run. */
function useEarly(then?: () => Promise<void>): void {
  const fields = useRef<() => Promise<void>>(undefined)
  useLayoutEffect(() => {
    fields.current ??= takeEarlyFields()
  }, [])
  useEffect(() => {
    setTimeout(() => void fields.current?.().then(then))
  }, [then])
}

async function pressHeld(): Promise<void> {
  for (const held of window.releaseHands?.() ?? []) {
    if (!held.isConnected) continue
    if (held instanceof HTMLFormElement) held.requestSubmit()
    else held.click()
    await drawn()
  }
}

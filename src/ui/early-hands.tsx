import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import type { EarlyField } from './early-page.ts'

/**
 * Stands before anything that can be pressed. A form that would be sent, a button, and a link that opens a layer are held until the
 * page is alive, and look busy meanwhile. What works by itself is not held: other links, and forms that only ask for a page. Once a
 * script is lost nothing will wake, so links and forms with an address go their way without, and style sheets are told (`data-lost`).
 * React leaves its mark on what it has taken over; a part whose script is still on its way has none.
 */
const holding = `(()=>{
const held=[],said=new Map,seen=new WeakSet,types=['click','submit'],
ticks=f=>f.type=='checkbox'||f.type=='radio',
state=f=>f.options?f.selectedIndex:ticks(f)?f.checked:f.value,
sent=f=>f.options?Math.max(0,[...f.options].findIndex(o=>o.defaultSelected)):ticks(f)?f.defaultChecked:f.defaultValue,
read=()=>[...document.querySelectorAll('input:not([type=hidden]),textarea,select')].filter(f=>!seen.has(f)&&Object.keys(f).some(k=>k.startsWith('__react'))&&seen.add(f)&&state(f)!==sent(f)&&(f.type!='radio'||f.checked)).map(f=>[f,state(f)]),
note=e=>said.set(e.target,state(e.target)),
asks=f=>f.getAttribute('method')!='post'&&f.hasAttribute('action'),
pressed=e=>e.type=='submit'?!asks(e.target)&&(e.submitter||e.target):!(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest('button[type=button],a[aria-haspopup=dialog]'),
hold=e=>{const t=pressed(e);if(!t)return;e.preventDefault();e.stopImmediatePropagation();if(held.includes(t))return;held.push(t);t.ariaBusy='true';t.dataset.early=''},
release=()=>{for(const t of types)removeEventListener(t,hold,true);removeEventListener('input',note,true);removeEventListener('error',lose,true);removeEventListener('unhandledrejection',lose);for(const t of held){t.ariaBusy=null;delete t.dataset.early}return held.splice(0)},
lose=e=>{if(e.type=='error'&&e.target.tagName!='SCRIPT')return;document.documentElement.dataset.lost='';for(const t of release())if(t.href)t.click();else if((t.form||t).method=='post')(t.form||t).requestSubmit(t.form?t:null)};
for(const t of types)addEventListener(t,hold,true);
addEventListener('input',note,true);addEventListener('error',lose,true);addEventListener('unhandledrejection',lose);
window.earlyHands={held,said,read,release}})()`

/** What was typed, chosen and pressed before the page came alive counts. */
export function EarlyHands({ nonce }: { nonce: string | undefined }) {
  useEarly(true)
  // The browser has no use for the text again.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holding : '' }} />
  )
}

/** The same for a part that wakes later than the page: what was typed and chosen in it. */
export function awake<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Awake(props) {
    useEarly(false)
    return <Part {...props} />
  }
}

/** Read before any effect draws what was loaded over what was typed; given back once all effects have run. */
function useEarly(isPage: boolean): void {
  const fields = useRef<EarlyField[]>(undefined)
  useLayoutEffect(() => {
    fields.current ??= window.earlyHands?.read()
  }, [])
  useEffect(() => {
    const hands = window.earlyHands
    const typed = fields.current ?? []
    // Most people are not as quick: what gives it back is fetched for those who were.
    if (typed.length > 0 || (isPage && hands?.held.length))
      import('./early-work.ts').then(
        ({ replayEarlyInput }) => replayEarlyInput(typed, isPage),
        () => hands?.release(),
      )
    else if (isPage) hands?.release()
  }, [isPage])
}

import type { IFlattenedRuleSet, IRegularForbiddenRuleType } from 'dependency-cruiser'

type Rule = IRegularForbiddenRuleType

/** What every address is: plain facts, below everything else. */
const ADDRESSES = '^src/(routes|addresses)\\.ts$'
/** Codes and words of what is refused: data of each subject, and the one list of them. */
const REFUSALS = String.raw`^src/(refusals|(platform|modules/[^/]+)/[^/]+\.refusals)\.ts$`
const TEST = String.raw`\.(test|builders)\.tsx?$`
const SERVER = String.raw`\.server\.tsx?$`
const DOOR = String.raw`^src/modules/[^/]+/(index\.server|[^/]+\.(contract|paths|rules))\.ts$`
/** Of a room in a module: a folder with a door of its own. */
const ROOM_DOOR = String.raw`^src/modules/[^/]+/[^/]+/(index\.server|[^/]+\.(contract|paths|rules))\.ts$`
const CONTRACT = String.raw`\.contract\.ts$`
const WIRE = String.raw`\.(contract|paths)\.ts$`
const PURE = String.raw`\.(paths|rules)\.ts$`
/** Screens whose forms are checked by the shapes of the calls they make (docs/decisions/0023). */
const FORMS_BY_SHAPE = '^src/screens/(admin|seller)/'
const STYLE_OR_PICTURE = String.raw`\.(css|svg|webp|png|woff2)$`
const ROUTE_TYPES = String.raw`\+types/`
const SCREEN_PACKAGES = String.raw`^node_modules/(react|react-dom|react-router|@react-router|react-aria-components|react-aria|@react-aria|react-stately|@internationalized|lucide-react|embla-carousel|embla-carousel-react|photoswipe|react-hook-form|@hookform|@simplewebauthn/browser|@tanstack|@visx)/`

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const BETWEEN_LAYERS: Rule[] = [
  forbid(
    'module-to-module',
    'a module knows no other module: a use case that needs two is a flow',
    { path: '^src/modules/([^/]+)/', pathNot: [TEST, WIRE] },
    { path: '^src/modules/', pathNot: '^src/modules/$1/' },
  ),
  forbid(
    'contract-to-module',
    'contracts and paths build on the contracts and rules of other modules, and on nothing else of theirs',
    { path: String.raw`^src/modules/([^/]+)/.*${WIRE}` },
    { path: '^src/modules/', pathNot: ['^src/modules/$1/', String.raw`\.(contract|rules)\.ts$`] },
  ),
  forbid(
    'flow-to-flow',
    'flows do not call each other; what a second person agrees to is carried out by the flow that asked (docs/decisions/0087)',
    { path: '^src/flows/([^/.]+)', pathNot: [TEST, String.raw`^src/flows/approvals/decide-approval\.ts$`] },
    { path: '^src/flows/', pathNot: '^src/flows/$1[./]' },
  ),
  forbid(
    'call-to-call',
    'calls do not call each other',
    { path: '^src/calls/([^/.]+)', pathNot: TEST },
    { path: '^src/calls/', pathNot: '^src/calls/$1[./]' },
  ),
  forbid(
    'module-door',
    'a module is entered through index.server.ts, or its contract, paths or rules',
    // A simulation is a test.
    { path: '^(src/(?!modules/)|demo/|e2e/|bench/|ops/)', pathNot: [TEST, '^ops/simulation/'] },
    { path: '^src/modules/', pathNot: [DOOR, ROOM_DOOR, REFUSALS] },
  ),
  forbid(
    'module-upwards',
    'modules stand on events, platform, language and addresses only',
    { path: '^src/modules/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(modules|events|platform|language)/', ADDRESSES, REFUSALS] },
  ),
  forbid(
    'flow-upwards',
    'flows stand on modules, events, platform, language and addresses',
    { path: '^src/flows/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(flows|modules|events|platform|language)/', ADDRESSES, REFUSALS] },
  ),
  forbid(
    'job-upwards',
    'jobs enter flows and modules, never calls or screens',
    { path: '^src/jobs/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(jobs|flows|modules|events|platform|language)/', ADDRESSES, REFUSALS] },
  ),
  forbid(
    'call-upwards',
    'calls enter flows and modules, never jobs or screens',
    { path: '^src/calls/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(calls|flows|modules|platform|language)/', ADDRESSES, REFUSALS] },
  ),
  forbid(
    'http-upwards',
    'what speaks HTTP is given calls and pages; it knows flows, modules, platform and language',
    { path: '^src/(http|seo)/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(http|seo|flows|modules|platform|language)/', ADDRESSES, REFUSALS] },
  ),
  forbid(
    'platform-to-business',
    'the platform knows no business',
    { path: '^src/platform/', pathNot: TEST },
    { path: '^src/', pathNot: ['^src/(platform|language)/', REFUSALS] },
  ),
  forbid(
    'sandbox-apart',
    'practice providers are other machines: only what starts the program and tests know them, so that production can leave them out',
    { path: '^src/', pathNot: [TEST, '^src/sandbox/', '^src/(main|services)\\.ts$'] },
    { path: '^src/sandbox/' },
  ),
  forbid(
    'sandbox-upwards',
    'practice providers stand on platform and language',
    { path: '^src/sandbox/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/(sandbox|platform|language)/' },
  ),
  forbid(
    'events-alone',
    'the list of events stands on the platform alone: whoever emits or hears one may know it',
    { path: '^src/events/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/(events|platform)/' },
  ),
  forbid(
    'refusals-alone',
    'refusals are codes and words: they depend on each other and on language',
    { path: REFUSALS, pathNot: TEST },
    { path: '^src/', pathNot: [REFUSALS, '^src/language/'] },
  ),
  forbid(
    'addresses-alone',
    'addresses are facts: they depend on nothing of ours',
    { path: ADDRESSES },
    { path: '^src/', pathNot: ADDRESSES },
  ),
  forbid(
    'language-alone',
    'texts depend on nothing else of ours',
    { path: '^src/language/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/language/' },
  ),
  forbid(
    'screens-are-last',
    'only the route list, the document shell and other screens know a screen',
    { pathNot: [TEST, '^src/screens/', '^src/(routes\\.ts|root\\.tsx|entry\\.(client|server)\\.tsx)$'] },
    { path: '^src/screens/' },
  ),
]

const BROWSER: Rule[] = [
  forbid(
    'screen-imports',
    'screens know desk, ui, language, paths, rules, the types of contracts, React packages and browser-safe platform files',
    { path: '^src/(screens|desk)/', pathNot: TEST },
    {
      pathNot: [
        '^src/(screens|desk|ui|language)/',
        ADDRESSES,
        // A room within a module has a door of its own.
        String.raw`^src/modules/[^/]+/[^/]+/[^/]+${PURE}`,
        String.raw`^src/modules/[^/]+/[^/]+${PURE}`,
        String.raw`^src/modules/[^/]+/[^/]+/[^/]+${PURE}`,
        CONTRACT,
        String.raw`^src/platform/`,
        SCREEN_PACKAGES,
        STYLE_OR_PICTURE,
        ROUTE_TYPES,
      ],
    },
  ),
  forbid(
    'contract-types-only',
    'public pages take the types of a contract, never its values, so that none carries zod; of paths the build leaves the shapes out',
    { path: String.raw`^src/(screens|desk|ui|language)/|^src/root\.tsx$|\.rules\.ts$`, pathNot: [TEST, FORMS_BY_SHAPE] },
    { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'admin-apart',
    'public screens take nothing of the back office and the seller centre, whose forms carry zod and whose tables are heavy',
    { path: '^src/(screens/(?!(admin|seller|desks)/)|ui/)', pathNot: TEST },
    { path: '^src/(screens/(admin|seller|desks)|desk)/' },
  ),
  forbid(
    'seller-apart',
    'back office and seller centre share the desk and screens/desks, and nothing else',
    { path: '^src/screens/(admin|seller)/', pathNot: TEST },
    { path: '^src/screens/(admin|seller)/', pathNot: '^src/screens/$1/' },
  ),
  forbid(
    'desk-knows-no-business',
    'the desk stands on ui, language, browser-safe platform files and packages',
    { path: '^src/desk/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/(desk|ui|language|platform)/' },
  ),
  forbid(
    'ui-knows-no-business',
    'ui stands on language, browser-safe platform files and packages',
    { path: '^src/ui/', pathNot: TEST },
    { path: '^src/', pathNot: '^src/(ui|language|platform)/' },
  ),
  forbid(
    'browser-without-server',
    'browser code never imports a .server file',
    {
      path: String.raw`^src/(screens|desk|ui|language|platform)/|^src/(root|entry\.client)\.tsx$|${PURE}`,
      pathNot: [TEST, SERVER],
    },
    { path: SERVER, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'browser-without-refusals',
    'the words of a refusal come with the answer: the browser knows the codes it acts upon, and no words',
    { path: String.raw`^src/(screens|desk|ui|language)/|^src/(root|entry\.client)\.tsx$|${PURE}`, pathNot: TEST },
    { path: REFUSALS },
  ),
  forbid(
    'browser-without-node',
    'browser code has no Node modules',
    {
      path: String.raw`^src/(screens|desk|ui|language|platform)/|^src/(root|entry\.client)\.tsx$|${PURE}`,
      pathNot: [TEST, SERVER],
    },
    { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'pure-rules',
    'rules and paths run in the browser too: they know only each other, contracts, language and platform',
    { path: `^src/modules/.*${PURE}` },
    { path: '^src/', pathNot: [PURE, CONTRACT, '^src/(platform|language)/'] },
  ),
]

const EVERYWHERE: Rule[] = [
  forbid('source-alone', 'src knows nothing of demo, e2e, bench and ops', { path: '^src/' }, { path: '^(demo|e2e|bench|ops)/' }),
  forbid(
    'tests-are-last',
    'only tests and builders import tests and builders',
    { path: '^src/', pathNot: TEST },
    { path: String.raw`^src/.*${TEST}` },
  ),
  forbid('no-cycle', 'no import cycles, of types neither', {}, { circular: true }),
  forbid(
    'unresolved',
    'an import that leads nowhere hides what it points at',
    {},
    { couldNotResolve: true, pathNot: [ROUTE_TYPES, '^virtual:'] },
  ),
]

export const boundaryRules: IFlattenedRuleSet = { forbidden: [...BETWEEN_LAYERS, ...BROWSER, ...EVERYWHERE] }

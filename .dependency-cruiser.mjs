// The house's import rules (docs/architecture.md): down the layers, sideways through the front door, never in a circle.
const frontDoors = {
  server: '\\.(service|policy|routes|jobs)\\.ts$',
  web: '\\.(queries|parts)\\.tsx?$',
}

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Types included: what two files need of each other belongs in one, or in a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders-in-the-built-in-engine',
      severity: 'error',
      comment: 'Its folders lie on each other as docs/architecture.md says.',
      scope: 'folder',
      from: { path: '^server/src/features/ki/innebygd/' },
      to: { path: '^server/src/features/ki/innebygd/', circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'The contract knows nothing but zod.',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'server-and-web-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform' },
      to: { path: '^server/src/(features|app)' },
    },
    {
      name: 'server-features-know-no-app',
      severity: 'error',
      from: { path: '^server/src/features', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/app' },
    },
    {
      name: 'server-features-through-the-front-door',
      severity: 'error',
      comment: 'Another feature is reached through its service or its policy.',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/[^/]+\\.(service|policy)\\.ts$'],
      },
    },
    {
      name: 'sql-in-repositories-only',
      severity: 'error',
      comment: 'Kysely is for repositories; elsewhere in a feature it may appear as a type.',
      from: { path: '^server/src/features', pathNot: '(\\.repository|\\.test|/database)\\.ts$' },
      to: { path: 'node_modules/kysely', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-ui-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^web/src/ui' },
      to: { path: '^(web/src/(app|features|platform)|contract)' },
    },
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/platform' },
      to: { path: '^web/src/(app|features|ui)' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^web/src/features' },
      to: { path: '^web/src/app' },
    },
    {
      name: 'web-features-through-the-front-door',
      severity: 'error',
      comment: 'Another feature is reached through its queries or its parts.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/', pathNot: ['^web/src/features/$1/', frontDoors.web] },
    },
    {
      name: 'never-the-barrel',
      severity: 'error',
      comment: 'The package root brings every component into the first bundle.',
      from: { path: '^web/src' },
      to: { path: 'node_modules/@navikt/ds-react/(esm|cjs)/index\\.js$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|worker)|^altcha/|^virtual:' },
    },
    {
      name: 'tests-are-imported-by-tests',
      severity: 'error',
      from: { path: '^(contract|server|web)/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^server/test|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}

export declare const shopNodeOptions: readonly string[]
export declare const shopEnvironment: Readonly<Record<string, string>>

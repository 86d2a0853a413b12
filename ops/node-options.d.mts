export declare const shopNodeOptions: readonly string[]

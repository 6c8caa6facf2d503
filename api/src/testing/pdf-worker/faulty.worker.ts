// PDF renderers that fail in every possible way, for the tests of the worker thread.

export const words = (what: string) => Buffer.from(what);
export const broken = () => Promise.reject(new Error('it fell over'));
export const ending = () => process.exit(3);
export const endless = () => new Promise<Buffer>(() => undefined);

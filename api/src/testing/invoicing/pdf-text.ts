import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** URLs of all links in a PDF, each once. */
export async function linksOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const links = new Set<string>();
  for (let page = 1; page <= document.numPages; page += 1)
    for (const { url } of (await (await document.getPage(page)).getAnnotations()) as {
      url?: string;
    }[])
      if (url) links.add(url);
  return [...links];
}

/**
 * Vertical positions of texts on the first page that contain one of these words, in points from the
 * lower edge.
 */
export async function heightsOf(pdf: Buffer, words: readonly string[]): Promise<number[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && words.some((word) => item.str.includes(word))
      ? [round(item.transform[5] as number)]
      : [],
  );
}

const round = (points: number): number => Math.round(points * 100) / 100;

/** Pictures on the first page, with their printed sizes in points. */
export async function imagesOf(pdf: Buffer): Promise<{ width: number; height: number }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.paintImageXObject) return [];
    const scaled = argsArray[fnArray.lastIndexOf(OPS.transform, index)] as number[];
    const [width = 0, , , height = 0] = scaled;
    return [{ width: round(width), height: round(Math.abs(height)) }];
  });
}

/** Text of each page of a PDF, with line breaks, as copying the whole page gives it. */
export async function textOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_none, index) => {
    const page = await document.getPage(index + 1);
    const { items } = await page.getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
  });
  return Promise.all(pages);
}

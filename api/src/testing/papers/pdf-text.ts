import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where clicks on a PDF lead, each address once. */
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

/** What somebody reads who selects all of a PDF: the lines of each page. */
export async function textOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_none, place) => {
    const page = await document.getPage(place + 1);
    const { items } = await page.getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
  });
  return Promise.all(pages);
}

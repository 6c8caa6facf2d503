import PDFDocument from 'pdfkit';
import { runsOf, type Weight } from './fonts.js';
import { typeface } from './fontkit-mark-anchor-patch.js';

/** Size of an A4 page and its margin, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const WIDTH = RIGHT - LEFT;
/** Lower end of the text area, in points; the footer is below. */
const FULL = PAGE.height - 84;

/** Maximum size of a logo, in points. */
const LOGO = { width: 140, height: 48 } as const;

/** Ascent of Noto Sans as a fraction of the font size. All runs of a line use this baseline. */
const ASCENT = 1.069;

const INK = '#14242B';
const MUTED = '#51646B';
const HAIRLINE = '#C9D3D5';

export interface Style {
  size?: number;
  bold?: boolean;
  muted?: boolean;
  align?: 'left' | 'right';
  /** URL that opens on a click. */
  link?: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A logo for printing: a JPEG and its size in pixels. */
export interface PrintedLogo {
  content: Uint8Array;
  width: number;
  height: number;
}

/** A PDF document with selectable text in all Indian scripts and embedded fonts. */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;

  constructor(title: string) {
    this.doc = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'en-IN', displayTitle: true },
      info: { Title: title },
    });
  }

  private face(family: string, weight: Weight, size: number): void {
    const name = `${family} ${weight}`;
    if (!this.known.has(name)) {
      // The type allows only file paths, but the library also accepts an open font.
      const source = typeface(family, weight) as unknown as PDFKit.Mixins.PDFFontSource;
      this.doc.registerFont(name, source);
      this.known.add(name);
    }
    this.doc.font(name).fontSize(size);
  }
  private readonly known = new Set<string>();

  /** Writes a text into a column; returns the height at the end. */
  write(text: string, { x, y, width }: Box, style: Style = {}): number {
    const { size = 9, bold = false, muted = false, align = 'left', link } = style;
    const runs = runsOf(text);
    this.doc.fillColor(muted ? MUTED : INK);
    for (const [place, { family, text: part }] of runs.entries()) {
      this.face(family, bold ? '700Bold' : '400Regular', size);
      const options = {
        ...{ width, align, continued: place < runs.length - 1, lineGap: 1 },
        baseline: -size * ASCENT,
        ...(link ? { link, underline: true } : {}),
      };
      if (place === 0) this.doc.text(part, x, y, options);
      else this.doc.text(part, options);
    }
    return runs.length ? this.doc.y : y;
  }

  rule(y: number, width = 0.6): void {
    this.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(HAIRLINE).stroke();
  }

  /**
   * Draws a logo at the top left, scaled in proportion, at most one point per pixel. Returns the
   * height below it. An unreadable logo is omitted, because the document is valid without it.
   */
  logo(logo: PrintedLogo | null): number {
    const y = PAGE.margin;
    if (!logo) return y;
    const { content, width, height } = logo;
    const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
    const size = { width: width * scale, height: height * scale };
    try {
      this.doc.image(Buffer.from(content), LEFT, y, size);
    } catch {
      return y;
    }
    return y + size.height + 8;
  }

  /** Returns `y` if the height fits on the page, otherwise the top of a new page. */
  room(y: number, height: number, onNewPage: (top: number) => number = (top) => top): number {
    if (y + height <= FULL) return y;
    this.doc.addPage();
    return onNewPage(PAGE.margin);
  }

  /** Draws a QR code. `width` is its size in points. */
  squares(rows: readonly (readonly boolean[])[], { x, y, width }: Box): void {
    const side = width / rows.length;
    rows.forEach((row, down) =>
      row.forEach((dark, along) => {
        if (dark) this.doc.rect(x + along * side, y + down * side, side, side);
      }),
    );
    this.doc.fill('#000000');
  }

  /** Returns the finished file, with a footer on each page. */
  async finish(foot: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    const y = PAGE.height - 56;
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.rule(y - 8);
      this.write(foot, { x: LEFT, y, width: RIGHT - LEFT - 80 }, { size: 8, muted: true });
      const number = `Page ${page + 1} of ${count}`;
      const right = { x: RIGHT - 80, y, width: 80 };
      this.write(number, right, { size: 8, muted: true, align: 'right' });
    }
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.doc.end();
    await new Promise((ended) => this.doc.on('end', ended));
    return Buffer.concat(chunks);
  }
}

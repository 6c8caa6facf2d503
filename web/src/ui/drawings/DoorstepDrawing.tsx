import Box from '@mui/material/Box';
import { LineDrawing } from './LineDrawing';

const Clothesline = () => (
  <g>
    <path d="M8 62c110 34 250 34 330 6" />
    <path className="s" d="M58 78 44 88l7 17 9-5v44h44v-41l9 4 5-18-16-8c-6 10-36 8-44-3z" />
    <path className="k" d="M72 112v20M92 106v26" />
    <path className="w" d="M142 88v66c0 4 3 6 6 6h32c3 0 6-2 6-6V91z" />
    <path className="k" d="M142 138h44M142 146h44" />
    <path className="m" d="M216 91v30l-17 12c-5 4-3 13 4 13h9c4 0 7-1 9-4l12-16V89z" />
    <path className="k" d="M216 98h17" />
    <path d="M64 74v9M98 78v8M147 83v9M181 85v10M220 86v8M230 85v8" strokeWidth={4} />
  </g>
);

const Door = () => (
  <g>
    <path className="s" d="M352 392V196c0-46 33-80 76-80s76 34 76 80v196z" />
    <path className="t" d="M368 392V200c0-38 26-66 60-66s60 28 60 66v192z" />
    <g stroke="#F1FAF8" strokeWidth={2} opacity={0.75}>
      <path d="M384 216c0-38 22-58 44-58s44 20 44 58zM428 158v58M390 190h76" />
      <path d="M384 238h36v52h-36zM436 238h36v52h-36zM384 308h36v64h-36zM436 308h36v64h-36z" />
    </g>
    <circle className="m n" cx="476" cy="300" r="6" />
    <path className="s" d="M334 392h190v18H334zM314 410h230v20H314z" />
    <path d="M322 178v-16a10 10 0 0 1 10-10h6" />
    <path className="m" d="M312 178h20l5 26h-30z" />
  </g>
);

const Plant = () => (
  <g>
    <path
      className="w"
      d="M528 344c-2-28 4-48 18-62 6 24 2 46-12 62M526 348c-14-8-24-22-26-42 18 6 28 20 30 40M536 348c12-4 24-14 28-30-16 0-28 10-32 26"
    />
    <path className="m" d="M508 352h46l-7 40h-32z" />
  </g>
);

const FoldedClothes = () => (
  <g>
    <rect className="s" x="350" y="366" width="84" height="26" rx="8" />
    <rect className="w" x="355" y="344" width="74" height="22" rx="8" />
    <rect className="m" x="361" y="324" width="62" height="20" rx="8" />
    <path className="k" d="M350 379h34M400 355h29M361 334h26" />
    <path d="M412 324v68" />
    <path
      className="s"
      d="M412 324c-13-15-22-9-18-3 3 4 12 4 18 3zM412 324c13-15 22-9 18-3-3 4-12 4-18 3z"
    />
  </g>
);

const Bag = () => (
  <g>
    <path
      className="m"
      d="M52 306c-22-20-24-58 4-76 10-7 13-12 13-20h50c0 8 3 13 13 20 28 18 26 56 4 76z"
    />
    <path className="s" d="M68 210c-6-12 2-20 10-16 6-10 22-10 28 0 9-4 18 4 14 16z" />
    <path d="M64 212h60M88 212c-4 12-12 20-20 24M100 212c3 11 8 17 16 22" />
    <path className="s" d="M82 252h32v28H82z" />
    <path className="k" d="m88 258 6 4c2 3 6 3 8 0l6-4M92 262v12h12v-12" />
  </g>
);

const Scooter = () => (
  <g>
    <path className="k" d="M44 322h124M54 306v16M136 306v16" strokeWidth={4} />
    <circle className="s" cx="92" cy="392" r="36" />
    <circle className="w" cx="92" cy="392" r="15" />
    <circle className="s" cx="284" cy="392" r="36" />
    <circle className="w" cx="284" cy="392" r="15" />
    <path className="s" d="M248 372c8-26 62-32 80 8l-18 4c-14-18-40-18-50 2z" />
    <path
      className="t"
      d="M40 378c0-34 30-54 70-54h52c16 0 22 12 26 30l4 20h40l24-126h18l-14 124c-2 18-10 26-28 26H128c-4-26-66-26-70 0h-8c-6 0-10-8-10-20z"
    />
    <path d="M58 352c24-16 70-18 106-8M132 378h52" stroke="#F1FAF8" strokeWidth={2} opacity={0.7} />
    <path className="s" d="M62 324c0-10 6-16 16-16h84c12 0 18 6 18 16z" />
    <path d="M268 250l-8-32M236 214l34 4" strokeWidth={5} />
    <path d="M254 214c-4-12 2-24 16-26" />
    <circle className="s" cx="272" cy="182" r="11" />
    <path className="m" d="M264 240c14-8 28-2 28 10s-14 18-27 12z" />
    <path d="M304 236l20-10M308 250h24M304 264l20 10" className="k" />
  </g>
);

/** Our own picture: a laundry bag on a scooter, a doorstep, and clothes that came back folded. */
export const DoorstepDrawing = () => (
  <Box sx={{ width: '100%', maxWidth: 580 }}>
    <LineDrawing
      viewBox="0 0 580 450"
      role="img"
      aria-label="A scooter brings a laundry bag to a door"
    >
      <path
        className="w n"
        opacity={0.55}
        d="M70 430C-6 330 20 190 116 150c70-30 96-104 190-118 122-18 250 70 252 220 0 76-20 136-44 178z"
      />
      <Clothesline />
      <Door />
      <Plant />
      <FoldedClothes />
      <Bag />
      <Scooter />
      <path d="M10 430h560M-4 444h120M220 444h60" />
      <path className="k" d="M2 340h26M-6 360h26M8 380h18" />
    </LineDrawing>
  </Box>
);

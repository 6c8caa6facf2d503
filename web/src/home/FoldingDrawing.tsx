import Box from '@mui/material/Box';
import { LineDrawing } from '../ui/drawings/LineDrawing';

const WashingMachine = () => (
  <g>
    <rect className="s" x="60" y="120" width="170" height="210" rx="16" />
    <path d="M60 164h170" />
    <circle className="m" cx="88" cy="142" r="8" />
    <path className="k" d="M112 142h36M196 136h16v12h-16z" />
    <circle className="w" cx="145" cy="248" r="62" />
    <circle className="s" cx="145" cy="248" r="46" />
    <path className="t" d="M101 254c14-12 28-12 44 0s30 10 45-2c-2 26-20 42-45 42s-44-16-44-40z" />
    <circle cx="132" cy="226" r="6" />
    <circle cx="154" cy="218" r="4" />
    <circle cx="162" cy="236" r="7" />
    <path d="M76 330v12M214 330v12" />
  </g>
);

const Shelf = () => (
  <g>
    <path className="s" d="M262 222h190v12H262z" />
    <path d="M280 234v108M434 234v108" />
    <rect className="s" x="276" y="198" width="74" height="24" rx="8" />
    <rect className="w" x="280" y="176" width="66" height="22" rx="8" />
    <rect className="m" x="284" y="156" width="58" height="20" rx="8" />
    <path className="k" d="M276 210h28M316 187h30M284 166h22" />
    <path className="t" d="M384 222v-52c0-8 6-12 12-14v-12h24v12c6 2 12 6 12 14v52z" />
    <path d="M398 144v-12h20v12" />
    <path className="s" d="M394 184h28v24h-28z" />
    <path d="M284 342v-46c0-6 4-10 10-10h58c6 0 10 4 10 10v46z" className="m" />
    <path className="k" d="M284 302h78M303 286v56M323 286v56M343 286v56" />
    <path className="s" d="M292 286c6-18 22-14 28-10 8-10 28-6 30 10z" />
  </g>
);

const Rail = () => (
  <g>
    <path d="M262 40h190M276 40V22M438 40V22" />
    <path d="M300 52c0-6 6-5 6-10M300 52l-22 14h46z" />
    <path className="s" d="m278 66-12 10 8 14 8-5v35h36V85l8 5 8-14-12-10z" />
    <path d="M366 52c0-6 6-5 6-10M366 52l-20 13h40z" />
    <path className="w" d="M346 65h40l8 62h-56z" />
    <path className="k" d="M366 72v54M354 90l-4 36M378 90l4 36" />
    <path d="M424 52c0-6 6-5 6-10M424 52l-16 12h32z" />
    <path className="m" d="M408 64h32v46h-32z" />
    <path className="k" d="M408 100h32" />
  </g>
);

export const FoldingDrawing = () => (
  <Box sx={{ maxWidth: 480, width: '100%', mx: 'auto' }}>
    <LineDrawing
      viewBox="0 0 500 360"
      role="img"
      aria-label="Clothes washed, hung and folded with care"
    >
      <WashingMachine />
      <Shelf />
      <Rail />
      <path d="M30 342h450" />
      <path className="k" d="M40 92c8 0 8-10 16-10s8 10 16 10 8-10 16-10 8 10 16 10" />
    </LineDrawing>
  </Box>
);

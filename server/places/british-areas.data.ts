/** The postcode areas of Great Britain and Northern Ireland: letters, the town in their middle, the county most of them lie in. */
export const postcodeAreas = `
AB Aberdeen, Aberdeenshire
AL St Albans, Hertfordshire
B Birmingham, West Midlands
BA Bath, Somerset
BB Blackburn, Lancashire
BD Bradford, West Yorkshire
BH Bournemouth, Dorset
BL Bolton, Greater Manchester
BN Brighton, East Sussex
BR London, Greater London
BS Bristol, Bristol
BT Belfast, Antrim
CA Carlisle, Cumbria
CB Cambridge, Cambridgeshire
CF Cardiff, South Glamorgan
CH Chester, Cheshire
CM Chelmsford, Essex
CO Colchester, Essex
CR London, Greater London
CT Canterbury, Kent
CV Coventry, West Midlands
CW Crewe, Cheshire
DA Dartford, Kent
DD Dundee, Angus
DE Derby, Derbyshire
DG Dumfries, Dumfriesshire
DH Durham, County Durham
DL Darlington, County Durham
DN Doncaster, South Yorkshire
DT Dorchester, Dorset
DY Dudley, West Midlands
E London, Greater London
EC London, Greater London
EH Edinburgh, Lothian
EN London, Greater London
EX Exeter, Devon
FK Falkirk, Stirlingshire
FY Blackpool, Lancashire
G Glasgow, Lanarkshire
GL Gloucester, Gloucestershire
GU Guildford, Surrey
HA London, Greater London
HD Huddersfield, West Yorkshire
HG Harrogate, North Yorkshire
HP Hemel Hempstead, Hertfordshire
HR Hereford, Herefordshire
HU Kingston upon Hull, East Riding of Yorkshire
HX Halifax, West Yorkshire
IG London, Greater London
IP Ipswich, Suffolk
IV Inverness, Highland
KA Kilmarnock, Ayrshire
KT London, Greater London
KY Kirkcaldy, Fife
L Liverpool, Merseyside
LA Lancaster, Lancashire
LD Llandrindod Wells, Powys
LE Leicester, Leicestershire
LL Llandudno, Gwynedd
LN Lincoln, Lincolnshire
LS Leeds, West Yorkshire
LU Luton, Bedfordshire
M Manchester, Greater Manchester
ME Gillingham, Kent
MK Milton Keynes, Buckinghamshire
ML Motherwell, Lanarkshire
N London, Greater London
NE Newcastle upon Tyne, Tyne and Wear
NG Nottingham, Nottinghamshire
NN Northampton, Northamptonshire
NP Newport, Gwent
NR Norwich, Norfolk
NW London, Greater London
OL Oldham, Greater Manchester
OX Oxford, Oxfordshire
PA Paisley, Renfrewshire
PE Peterborough, Cambridgeshire
PH Perth, Perthshire
PL Plymouth, Devon
PO Portsmouth, Hampshire
PR Preston, Lancashire
RG Reading, Berkshire
RH Redhill, Surrey
RM London, Greater London
S Sheffield, South Yorkshire
SA Swansea, Dyfed
SE London, Greater London
SG Stevenage, Hertfordshire
SK Stockport, Greater Manchester
SL Slough, Berkshire
SM London, Greater London
SN Swindon, Wiltshire
SO Southampton, Hampshire
SP Salisbury, Wiltshire
SR Sunderland, Tyne and Wear
SS Southend-on-Sea, Essex
ST Stoke-on-Trent, Staffordshire
SW London, Greater London
SY Shrewsbury, Shropshire
TA Taunton, Somerset
TD Galashiels, Borders
TF Telford, Shropshire
TN Royal Tunbridge Wells, Kent
TQ Torquay, Devon
TR Truro, Cornwall
TS Middlesbrough, North Yorkshire
TW London, Greater London
UB London, Greater London
W London, Greater London
WA Warrington, Cheshire
WC London, Greater London
WD Watford, Hertfordshire
WF Wakefield, West Yorkshire
WN Wigan, Greater Manchester
WR Worcester, Worcestershire
WS Walsall, West Midlands
WV Wolverhampton, West Midlands
YO York, North Yorkshire
ZE Lerwick, Shetland
`;

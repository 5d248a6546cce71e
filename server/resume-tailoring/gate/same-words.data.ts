/**
 * Words that say the same of work, a group a line. None of a group claims more than another: who helped did not lead, and
 * who works with people does not manage them.
 */
export const sameWords = `
manage lead run oversee handle supervise head
build develop create implement program make code engineer
write draft author record document draw
create raise issue
design draw sketch
improve enhance refine optimize better
reduce lower cut decrease shrink
increase raise grow boost lift
help assist support aid contribute participate part involve
use utilize apply employ operate run
set install configure establish put fit mount
organize arrange plan coordinate schedule
teach train instruct lesson tutor
answer reply respond
sell retail
buy purchase order procure
show present demonstrate
check inspect verify examine control review audit assess evaluate
analyze evaluate examine assess
fix repair mend service maintain maintenance correct
maintain keep run update look
care look tend nurse
drive deliver transport
clean wash tidy
greet welcome receive
receive take accept handle
move migrate transfer shift
start launch open introduce begin found initiate
introduction rollout launch
test try
find discover identify detect look
record enter document log note
collect gather
explain inform tell report
inform tell notify
edit cut
advise counsel consult guide
guide lead tour
hold give conduct run provide do carry perform
give provide offer
do carry perform conduct complete run
work cooperate collaborate
with together
ensure sure guarantee keep
file archive
track follow monitor watch
monitor track watch observe eye keep
distribute issue hand dispense
negotiate bargain
publish post
write report
process handle
evaluate compare
accompany support attend
represent stand
prepare ready
prepare draw
bookkeeping book account
phone telephone call
email mail
staff employee worker colleague personnel team
customer client
guest visitor
child kid
medicine medication drug
house home residential building
lab laboratory
till cash register
trip excursion outing tour
building construction site
website site web page
yearly annual year every annually
daily day every
weekly week every
monthly month every
about approximately around roughly circa
bike bicycle
photo picture photograph
car vehicle
movie film
interior inside
exterior outside out
manual hand
workplace occupational work
safety safe
relation relationship
material stuff
stocktaking stock count inventory
management manager
goal target objective
task duty job
show fair
school class
meet keep
look care support manage
invoice bill
dish meal food
trial study
permit license
`;

/** Whoever says so may name what they did with a verb of its own. */
export const dutyWords =
  "manage lead run oversee handle look after care ensure do keep serve contact control create own part";

/** Words that carry no claim. */
export const plainWords = `
a an the and or of in on at to for from by with as into onto via per each its it their his her our my we i you they this that
these those which who whose where when while so such also both not no is are was were be been being have has had do does did
up out off down per plus then there here after before during about between among within under than use used using make
including include instead through new based various several different etc work worked working
`;
